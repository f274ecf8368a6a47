import { describe, expect, it } from 'vitest';
import { newVariable, type VariableOf } from '@/engine/document';
import type { Operation } from '@/engine/edit';
import { sampleDocument } from '../support/sampleDocument';
import { after, afterOn, refusalOf, refusalOn } from './support/edited';

describe('variables', () => {
  const into = (variableId: string, parentId: string | null, to: number): Operation => ({
    kind: 'moveVariable',
    variableId,
    parentId,
    to,
  });
  const { items } = sampleDocument().variables;

  it('move into and out of a group, at a position', () => {
    const moved = after(into('price', 'people', 0));
    expect(moved.variables.order).toEqual(['price', 'people', 'who', 'photo']);
    expect(moved.variables.items.price?.parentId).toBe('people');
    const out = afterOn(moved, into('who', null, 3));
    expect(out.variables.order).toEqual(['price', 'people', 'photo', 'who']);
    expect(out.variables.items.who).not.toHaveProperty('parentId');
  });

  it('S8.03 of a deleted group move to the outer group if there is one', () => {
    const outer = { type: 'group', name: 'Outer' } as const;
    const document = after(
      { kind: 'addVariable', variableId: 'outer', variable: outer, at: 0 },
      into('people', 'outer', 1),
      { kind: 'deleteVariable', variableId: 'people', keepMembers: true },
    );
    expect(document.variables.order).toEqual(['outer', 'who', 'photo', 'price']);
    expect(document.variables.items.who?.parentId).toBe('outer');
  });

  it('S8.03 of groups within a deleted group are deleted with it', () => {
    const outer = { type: 'group', name: 'Outer' } as const;
    const document = after(
      ...[{ kind: 'addVariable', variableId: 'outer', variable: outer } as const, into('people', 'outer', 0)],
      { kind: 'deleteVariable', variableId: 'outer' },
    );
    expect(document.variables.order).toEqual(['photo', 'price']);
    expect(Object.keys(document.variables.items).sort()).toEqual(['photo', 'price']);
  });

  it('keep their kind, and a hidden group is shown with its members', () => {
    const { people, who } = items;
    if (!people || !who) throw new Error('The sample has other variables.');
    const set = (variableId: string, variable: typeof who): Operation => ({
      kind: 'setVariable',
      variableId,
      variable,
    });
    expect(refusalOf(set('people', { ...who, name: 'New' }))).toBe('A group stays a group.');
    expect(refusalOf(set('who', { ...people, name: 'New' }))).toBe('A group stays a group.');
    expect(after(set('people', { ...people, name: 'New' })).variables.items.people?.name).toBe('New');
    expect(after(set('who', { ...who, name: 'New' })).variables.items.who?.name).toBe('New');
    const hidden = { type: 'invisible' } as const;
    const show = (variableId: string): Operation => ({
      kind: 'setVariableVisibility',
      variableId,
      visibility: hidden,
    });
    expect(refusalOf(show('people'))).toBe('A group is shown with what it holds.');
    expect(after(show('who')).variables.items.who).toMatchObject({ visibility: hidden });
  });
});

describe('crops', () => {
  const { crops } = sampleDocument().layouts.items.a4 ?? {};
  const one = crops?.picture?.['media:one'];
  if (!one) throw new Error('The sample has another crop.');
  const two = { ...one, left: 5 };
  const set = (asset: string, crop: typeof one | null, layoutId = 'a4'): Operation => ({
    kind: 'setCrop',
    layoutId,
    frameId: 'picture',
    asset,
    crop,
  });
  const cropsIn = (layoutId: string, ...operations: Operation[]) =>
    after(...operations).layouts.items[layoutId]?.crops;

  it('S7.12 are those of each picture a frame has had, in one layout', () => {
    const both = { picture: { 'media:one': one, 'media:two': two } };
    expect(cropsIn('a4', set('media:two', two))).toEqual(both);
    expect(cropsIn('half', set('media:two', two, 'half'))).toEqual({ picture: { 'media:two': two } });
    expect(cropsIn('a4', set('media:two', two, 'half'))).toEqual(crops);
  });

  it('S7.12 are added and removed one by one', () => {
    const added = set('media:two', two);
    expect(cropsIn('a4', added, set('media:one', null))).toEqual({ picture: { 'media:two': two } });
    expect(cropsIn('a4', set('media:one', null))).toEqual({});
    expect(cropsIn('a4', set('media:two', null))).toEqual(crops);
    expect(cropsIn('half', set('media:one', null, 'half'))).toEqual({});
  });
});

describe('connectors and the brand kit', () => {
  const connector = { name: 'Data', source: { type: 'local', url: '' }, options: {}, mappings: [] } as const;
  const start = after(
    { kind: 'addConnector', connectorId: 'data', connector },
    { kind: 'addConnector', connectorId: 'more', connector: { ...connector, name: 'More' } },
  );

  it('are replaced, and deleted while they are unused', () => {
    const other = { ...connector, name: 'Other' };
    const set: Operation = { kind: 'setConnector', connectorId: 'data', connector: other };
    expect(afterOn(start, set).connectors.items.data).toEqual(other);
    const used = afterOn(start, {
      kind: 'addVariable',
      variableId: 'rows',
      variable: {
        ...newVariable('Rows', 'dataSource'),
        source: { type: 'connector', connectorId: 'data' },
      } as VariableOf<'dataSource'>,
    });
    const gone = (connectorId: string): Operation => ({ kind: 'deleteConnector', connectorId });
    expect(refusalOn(used, gone('data'))).toBe('Rows has its data from this connector.');
    expect(afterOn(used, gone('more')).connectors.order).toEqual(['data']);
    expect(afterOn(start, gone('data')).connectors.order).toEqual(['more']);
  });

  it('S5.30 has the version and name of its source, and keeps its version when none is given', () => {
    const { brandKit } = start;
    const kit = { ...brandKit, name: 'House', version: '2' } as typeof brandKit;
    const synced = afterOn(start, { kind: 'syncBrandKit', brandKit: kit });
    expect(synced.brandKit).toMatchObject({ name: 'House', version: '2' });
    const { version: _, ...without } = { ...kit, name: 'Home' };
    const later = afterOn(synced, { kind: 'syncBrandKit', brandKit: without as typeof kit });
    expect(later.brandKit).toMatchObject({ name: 'Home', version: '2' });
  });

  it('S5.30 turns automatic synchronisation on or off, and has one theme or none', () => {
    const night = { name: 'Night', colors: {}, paragraphStyles: {}, characterStyles: {}, media: {} };
    const brandKit = { ...start.brandKit, themes: { order: ['night'], items: { night } } };
    const document = afterOn(
      { ...start, brandKit },
      { kind: 'setAutoSync', isAutoSync: true },
      { kind: 'switchTheme', themeId: 'night' },
    );
    expect(document.brandKit).toMatchObject({ isAutoSync: true, activeThemeId: 'night' });
    const none = afterOn(
      document,
      { kind: 'switchTheme', themeId: null },
      { kind: 'setAutoSync', isAutoSync: false },
    );
    expect(none.brandKit).toEqual({ ...brandKit, isAutoSync: false });
  });
});
