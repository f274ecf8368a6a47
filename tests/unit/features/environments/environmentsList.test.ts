import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { Environment } from '@/api/types';
import { environmentActions, type EnvironmentRights } from '@/features/environments/environmentActions';
import { environmentColumns } from '@/features/environments/environmentColumns';
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

  it('R1.02 starts with those opened lately, newest first, and leaves the others as they were', () => {
    fc.assert(
      fc.property(ids, ids, (guids, recentIds) => {
        const listed = recentFirst(guids.map(environment), recentIds).map(({ guid }) => guid);
        const known = recentIds.filter((id) => guids.includes(id));
        expect(listed).toEqual([...known, ...guids.filter((id) => !recentIds.includes(id))]);
      }),
    );
  });
});

describe('what can be done with an environment of a list', () => {
  const rights: EnvironmentRights = {
    mayDelete: true,
    hasSettings: () => true,
    onCopyId: vi.fn(),
    onDelete: vi.fn(),
  };
  const reasonsOf = (given: Partial<EnvironmentRights>) =>
    environmentActions(environment('a'), { ...rights, ...given }).flatMap((entry) =>
      'disabledReason' in entry && entry.disabledReason ? [[entry.id, entry.disabledReason]] : [],
    );

  it('an admin of the subscription can do everything', () => {
    expect(reasonsOf({})).toEqual([]);
  });

  it('R7.13 says why somebody can’t delete it, or see how it is set up', () => {
    expect(reasonsOf({ mayDelete: false })).toEqual([['delete', 'Only subscription admins can delete it.']]);
    expect(reasonsOf({ mayDelete: false, hasSettings: () => false })).toEqual([
      ['settings', 'Only its admins can open this.'],
      ['usage', 'Only its admins can open this.'],
      ['compare', 'Only its admins can open this.'],
      ['delete', 'Only subscription admins can delete it.'],
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
  const rendersOf = (guid: string, figures: ReadonlyMap<string, number> | undefined) =>
    environmentColumns([], { day: '2026-01-01', byEnvironment: figures })
      .find(({ id }) => id === 'renders')
      ?.value(environment(guid));

  it('R3.29 tell renders only to whoever may see them', () => {
    expect(environmentColumns([]).map(({ id }) => id)).toEqual(['name', 'type', 'region', 'storage']);
    const columns = environmentColumns([], { day: '2026-01-01', byEnvironment: undefined });
    expect(columns.at(-1)?.header).toBe('Renders in 2026');
  });

  it('R3.29 tell not known from none', () => {
    expect(rendersOf('a', undefined)).toBeUndefined();
    expect(rendersOf('a', new Map([['b', 5]]))).toBe(0);
    expect(rendersOf('b', new Map([['b', 5]]))).toBe(5);
  });
});
