import { describe, expect, it } from 'vitest';
import {
  changesBetween,
  ENVIRONMENT_WRITES,
  MANAGEMENT_WRITES,
  objectKey,
  readActivityFilters,
  resultOf,
  writeOf,
} from '@/domain/activity';

describe('the changes of a write', () => {
  it('are the differing fields only', () => {
    const before = { name: 'A', roles: ['x'], revision: 1, note: null };
    expect(changesBetween(before, { ...before, name: 'B', roles: ['x', 'y'] })).toEqual([
      { field: 'name', before: 'A', after: 'B' },
      { field: 'roles', before: ['x'], after: ['x', 'y'] },
    ]);
    expect(changesBetween(before, { ...before, roles: ['x'] })).toEqual([]);
  });

  it('are all fields of a created or deleted object', () => {
    const state = { name: 'A', isDefault: false, note: null };
    expect(changesBetween(undefined, state)).toEqual([
      { field: 'name', before: null, after: 'A' },
      { field: 'isDefault', before: null, after: false },
    ]);
    expect(changesBetween(state, undefined)).toEqual([
      { field: 'name', before: 'A', after: null },
      { field: 'isDefault', before: false, after: null },
    ]);
    expect(changesBetween(undefined, undefined)).toEqual([]);
  });

  it('is kept short', () => {
    const [change] = changesBetween(undefined, { description: 'x'.repeat(1000) });
    expect(change?.after).toBe(`${'x'.repeat(300)}…`);
  });
});

describe('the result of a write', () => {
  it('is done, refused or failed, and undefined for 401, 403 and 404', () => {
    expect([200, 202, 204].map(resultOf)).toEqual(['done', 'done', 'done']);
    expect([400, 409, 412, 413].map(resultOf)).toEqual(Array(4).fill('refused'));
    expect([500, 502, 503].map(resultOf)).toEqual(Array(3).fill('failed'));
    expect([401, 403, 404, 429].map(resultOf)).toEqual(Array(4).fill(undefined));
  });
});

describe('a write', () => {
  it('has words of its own, by its operation', () => {
    expect(writeOf('createUserGroup')).toEqual({ kind: 'group', words: 'Created' });
    expect(writeOf('getUserGroup')).toBeUndefined();
    expect(writeOf('toString')).toBeUndefined();
  });

  it('belongs to one contract only', () => {
    const both = Object.keys(MANAGEMENT_WRITES).filter((id) => Object.hasOwn(ENVIRONMENT_WRITES, id));
    expect(both).toEqual([]);
  });
});

describe('the query of the activity list', () => {
  const read = (query: Parameters<typeof readActivityFilters>[0]) => {
    const answer = readActivityFilters(query);
    return 'value' in answer ? answer.value : answer.refusal;
  };

  it('is of whole days in UTC, the last one included', () => {
    expect(read({ startDate: '2026-05-01', endDate: '2026-05-02' })).toMatchObject({
      from: new Date('2026-05-01T00:00:00Z'),
      until: new Date('2026-05-03T00:00:00Z'),
    });
    expect(read({})).toMatchObject({ from: undefined, until: undefined, nameKey: '' });
  });

  it('is refused for a reversed range or an unknown kind', () => {
    expect(read({ startDate: '2026-05-02', endDate: '2026-05-01' })).toMatchObject({ status: 400 });
    expect(read({ object: 'planet:earth' })).toMatchObject({ status: 400 });
    expect(read({ object: 'template' })).toMatchObject({ status: 400 });
    expect(read({ object: 'template:1,planet:2' })).toMatchObject({ status: 400 });
    expect(read({ kind: 'template,planet' })).toMatchObject({ status: 400 });
  });

  it('accepts an object id in any case', () => {
    expect(read({ object: 'template:AB-1' })).toMatchObject({ objects: [objectKey('template', 'ab-1')] });
  });

  it('accepts several values, comma-separated and unique', () => {
    expect(read({ actor: 'A,b,a', kind: 'template,group', object: 'template:1,group:2' })).toMatchObject({
      actors: ['a', 'b'],
      kinds: ['template', 'group'],
      objects: ['template:1', 'group:2'],
    });
    expect(read({})).toMatchObject({ actors: [], kinds: [], objects: [] });
  });
});
