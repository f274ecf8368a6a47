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

describe('what a write has changed', () => {
  it('is each field that differs, and nothing else', () => {
    const before = { name: 'A', roles: ['x'], revision: 1, note: null };
    expect(changesBetween(before, { ...before, name: 'B', roles: ['x', 'y'] })).toEqual([
      { field: 'name', before: 'A', after: 'B' },
      { field: 'roles', before: ['x'], after: ['x', 'y'] },
    ]);
    expect(changesBetween(before, { ...before, roles: ['x'] })).toEqual([]);
  });

  it('is all there is to tell of what begins or ends', () => {
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

describe('how a write ended', () => {
  it('is done, refused or failed, and nothing where nobody was let in or nothing was there', () => {
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

  it('is of one contract alone', () => {
    const both = Object.keys(MANAGEMENT_WRITES).filter((id) => Object.hasOwn(ENVIRONMENT_WRITES, id));
    expect(both).toEqual([]);
  });
});

describe('what is asked for', () => {
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

  it('is refused where the days end before they begin, or the thing is of no kind there is', () => {
    expect(read({ startDate: '2026-05-02', endDate: '2026-05-01' })).toMatchObject({ status: 400 });
    expect(read({ object: 'planet:earth' })).toMatchObject({ status: 400 });
    expect(read({ object: 'template' })).toMatchObject({ status: 400 });
    expect(read({ object: 'template:1,planet:2' })).toMatchObject({ status: 400 });
    expect(read({ kind: 'template,planet' })).toMatchObject({ status: 400 });
  });

  it('is of a thing whatever the case of its id', () => {
    expect(read({ object: 'template:AB-1' })).toMatchObject({ objects: [objectKey('template', 'ab-1')] });
  });

  it('is several of each, with commas between them and each once', () => {
    expect(read({ actor: 'A,b,a', kind: 'template,group', object: 'template:1,group:2' })).toMatchObject({
      actors: ['a', 'b'],
      kinds: ['template', 'group'],
      objects: ['template:1', 'group:2'],
    });
    expect(read({})).toMatchObject({ actors: [], kinds: [], objects: [] });
  });
});
