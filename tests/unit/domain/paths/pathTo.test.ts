import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillPath, PATHS, pathTo } from '@/domain/paths';

describe('pathTo', () => {
  it('returns the address of a page without parameters unchanged', () => {
    expect(pathTo('environments')).toBe('/environments');
  });

  it('puts each parameter in its place', () => {
    expect(pathTo('project', { environmentId: 'e-1', projectId: 'p-1' })).toBe(
      '/environments/e-1/studio/projects/p-1',
    );
  });

  it('adds a query after the path', () => {
    expect(pathTo('individual-access', undefined, { environment: 'a&b' })).toBe(
      '/user-management/individual-access?environment=a%26b',
    );
  });

  it('adds the query with each value encoded, and no query for an empty one', () => {
    const query = { from: 'a b+c', to: 'x=1' };
    const address = pathTo('environments', undefined, query);
    expect(Object.fromEntries(new URL(address, 'http://console.test').searchParams)).toEqual(query);
    expect(pathTo('environments', undefined, {})).toBe('/environments');
  });

  it('keeps any id within its own segment', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (id) => {
        const segments = pathTo('user-details', { id }).split('/');
        expect(segments).toHaveLength(5);
        expect(decodeURIComponent(segments[3] ?? '')).toBe(id);
      }),
    );
  });

  it('names the parameter that has no value', () => {
    expect(() => fillPath(PATHS.group)).toThrow('/user-management/groups/:id needs a value for id.');
  });
});
