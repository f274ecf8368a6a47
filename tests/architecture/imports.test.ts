import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ROUTES } from '@/app/routeTable/routeTable';
import { PATHS } from '@/domain/paths';
import { findCircle, readImportGraph } from './support/importGraph';

const graph = readImportGraph();

describe('imports of the console', () => {
  it('have no cycles, including lazy imports', () => {
    expect(graph.size).toBeGreaterThan(400);
    expect(findCircle(graph)).toBeUndefined();
  });

  it('a circle is found', () => {
    const planted = new Map([
      ['a', ['b', 'c']],
      ['b', ['c']],
      ['c', ['d']],
      ['d', ['b']],
    ]);
    expect(findCircle(planted)).toEqual(['b', 'c', 'd', 'b']);
  });

  it('of the route table lead to no page', () => {
    const reached = new Set<string>(['src/app/routeTable/routeTable.ts']);
    for (const file of reached) graph.get(file)?.forEach((imported) => reached.add(imported));
    expect([...reached].filter((file) => /\/(?:pages|features)\//.test(file))).toEqual([]);
  });
});

describe('addresses', () => {
  it('every one has its route, under the same id', () => {
    expect(Object.fromEntries(ROUTES.map(({ id, path }) => [id, path]))).toEqual(PATHS);
  });

  it('are written only in the list of paths', () => {
    const tops = [...new Set(Object.values(PATHS).map((path) => path.split('/')[1]))].filter(Boolean);
    const writtenOut = new RegExp(`["'\`]/(?:${tops.join('|')})(?:["'\`/?]|$)`, 'm');
    const offenders = [...graph.keys()].filter(
      (file) => !/^src\/(?:api|domain\/paths)\//.test(file) && writtenOut.test(readFileSync(file, 'utf8')),
    );
    expect(offenders).toEqual([]);
  });
});
