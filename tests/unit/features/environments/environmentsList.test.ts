import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { Environment } from '@/api/types';
import { environmentActions, type EnvironmentRights } from '@/features/environments/environmentActions';
import { environmentColumns, type RendersOfOne } from '@/features/environments/environmentColumns';
import { recentFirst } from '@/features/environments/recentFirst';

const environment = (guid: string): Environment => ({
  id: guid,
  guid,
  subscriptionId: 's',
  name: `Environment ${guid}`,
  region: 'EU',
  type: 'sandbox',
  usedStorage: 1_000,
  backOfficeUri: '/grafx',
  technicalName: guid,
});

describe('the order of environments', () => {
  const ids = fc.uniqueArray(fc.string({ minLength: 1 }));

  it('R1.02 starts with recently opened ones, newest first, and keeps the others’ order', () => {
    fc.assert(
      fc.property(ids, ids, (guids, recentIds) => {
        const listed = recentFirst(guids.map(environment), recentIds).map(({ guid }) => guid);
        const known = recentIds.filter((id) => guids.includes(id));
        expect(listed).toEqual([...known, ...guids.filter((id) => !recentIds.includes(id))]);
      }),
    );
  });
});

describe('the actions on an environment of a list', () => {
  const rights: EnvironmentRights = {
    mayDelete: true,
    hasSettings: () => true,
    onCopyId: vi.fn(),
    onDelete: vi.fn(),
  };
  /** Lists the entries of the menu, each with the reason if disabled. */
  const entriesFor = (given: Partial<EnvironmentRights>) =>
    environmentActions(environment('a'), { ...rights, ...given }).flatMap((entry) =>
      'label' in entry ? [[entry.id, 'disabledReason' in entry ? entry.disabledReason : undefined]] : [],
    );
  const FOR_ADMINS = 'Only its admins can open this.';
  const FOR_SUBSCRIPTION_ADMINS = 'Only subscription admins can delete it.';

  it('an admin of the subscription can do everything', () => {
    expect(entriesFor({})).toEqual([
      ['open', undefined],
      ['settings', undefined],
      ['usage', undefined],
      ['compare', undefined],
      ['copy', undefined],
      ['delete', undefined],
    ]);
  });

  it('copies the id of, and deletes, the environment it was opened for', () => {
    const asked = { onCopyId: vi.fn(), onDelete: vi.fn() };
    for (const entry of environmentActions(environment('a'), { ...rights, ...asked }))
      if ('onSelect' in entry) entry.onSelect?.();
    expect(asked.onCopyId.mock.calls).toEqual([[environment('a')]]);
    expect(asked.onDelete.mock.calls).toEqual([[environment('a')]]);
  });

  it('an admin of the environment can do all but delete it, with the reason', () => {
    expect(entriesFor({ mayDelete: false })).toEqual([
      ['open', undefined],
      ['settings', undefined],
      ['usage', undefined],
      ['compare', undefined],
      ['copy', undefined],
      ['delete', FOR_SUBSCRIPTION_ADMINS],
    ]);
  });

  it('other users can only open it and copy its id, with the reason', () => {
    expect(entriesFor({ mayDelete: false, hasSettings: ({ guid }) => guid !== 'a' })).toEqual([
      ['open', undefined],
      ['settings', FOR_ADMINS],
      ['usage', FOR_ADMINS],
      ['compare', FOR_ADMINS],
      ['copy', undefined],
      ['delete', FOR_SUBSCRIPTION_ADMINS],
    ]);
  });

  it('leads to its home, its settings, its usage and its comparison', () => {
    const links = environmentActions(environment('a'), rights).flatMap((entry) =>
      'href' in entry && entry.href ? [entry.href] : [],
    );
    const home = '/environments/a';
    const settings = `${home}/settings`;
    expect(links).toEqual([home, settings, `${settings}/usage`, `${settings}/compare`]);
  });
});

describe('the columns of a list of environments', () => {
  const rendersOf = (guid: string, figures: ReadonlyMap<string, RendersOfOne> | undefined) =>
    environmentColumns([], { day: '2026-01-01', byEnvironment: figures })
      .find(({ id }) => id === 'renders')
      ?.value(environment(guid));

  it('R3.29 show renders only with the right to see them', () => {
    expect(environmentColumns([]).map(({ id }) => id)).toEqual(['name', 'type', 'region', 'storage']);
    const columns = environmentColumns([], { day: '2026-01-01', byEnvironment: undefined });
    expect(columns.at(-1)?.header).toBe('Renders in 2026');
  });

  it('R3.29 distinguish unknown renders from none', () => {
    expect(rendersOf('a', undefined)).toBeUndefined();
    const figures = new Map([['b', { renders: 5, watermarkedRenders: 2 }]]);
    expect(rendersOf('a', figures)).toBe(0);
    expect(rendersOf('b', figures)).toBe(5);
  });
});
