import { describe, expect, it } from 'vitest';
import type { Persona } from '@/api/mocks';
import { findRoute } from '@/app/workspace/routeContext';
import { accessMatrix, MATRIX_PERSONAS, matrixCell } from '../../stories/access/accessMatrix';
import { explainCell } from '../../stories/access/explainCell';
import { ROUTES } from '@/app/routeTable/routeTable';
import {
  ACCESS_TABLE,
  COLUMNS,
  landingPath,
  pathOf,
  type Column,
  type Landing,
} from '../e2e/support/accessTable';

/** `contentAdminClassic` of the hand-written table is the account `content.admin.classic`. */
const personaOf = (column: Column) =>
  column.replaceAll(/[A-Z]/g, (letter) => `.${letter.toLowerCase()}`) as Persona;

describe('the access matrix', () => {
  it.each(ACCESS_TABLE.map((row) => [row.rows, row.path, row.landings] as const))(
    '%s sends each account on %s where the table written by hand does',
    (_rows, path, landings) => {
      const marks = landings.split(' ') as Landing[];
      const route = findRoute(pathOf(path, 'fullAccess'));
      if (!route) throw new Error(`No route for ${path}.`);
      const found = COLUMNS.map((column) => {
        const priceBook = column === 'contentAdminClassic' ? 'classic' : 'grafx';
        const { redirect } = matrixCell(route, personaOf(column), priceBook);
        return redirect?.path ?? pathOf(path, column);
      });
      const wanted = COLUMNS.map((column, index) => landingPath(marks[index] ?? '=', path, column));
      expect(found).toEqual(wanted);
    },
  );

  it.each(['grafx', 'classic'] as const)('explains every cell of the price book %s', (priceBook) => {
    const matrix = accessMatrix(priceBook);
    expect([...matrix.keys()]).toEqual(ROUTES.map(({ id }) => id));
    for (const route of ROUTES) {
      for (const persona of MATRIX_PERSONAS) {
        const cell = matrix.get(route.id)?.get(persona);
        if (!cell) throw new Error(`No cell for ${route.id} and ${persona}.`);
        expect(cell.explanation.allowed).toBe(cell.redirect === undefined);
        const sentences = explainCell(cell);
        expect(sentences.length).toBeGreaterThan(0);
        for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].*\.$/);
      }
    }
  });
});
