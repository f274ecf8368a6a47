import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CellValue, DataTableColumn } from '@/components/DataTable';
import { sortRows } from '@/components/DataTable/sortRows';

interface Entry {
  value: CellValue;
  arrived: number;
}

const COLUMNS: DataTableColumn<Entry>[] = [
  { id: 'value', header: 'Value', value: ({ value }) => value },
  { id: 'fixed', header: 'Fixed', value: ({ value }) => value, sortable: false },
];

const entries = (values: readonly CellValue[]): Entry[] =>
  values.map((value, arrived) => ({ value, arrived }));

const sorted = (values: readonly CellValue[], direction: 'asc' | 'desc' = 'asc') =>
  sortRows(entries(values), COLUMNS, { column: 'value', direction }).map(({ value }) => value);

describe('sortRows', () => {
  it('is the very same array without an order, of an unknown column and of one that does not sort', () => {
    const rows = entries(['b', 'a']);
    expect(sortRows(rows, COLUMNS, undefined)).toBe(rows);
    expect(sortRows(rows, COLUMNS, { column: 'gone', direction: 'asc' })).toBe(rows);
    expect(sortRows(rows, COLUMNS, { column: 'fixed', direction: 'asc' })).toBe(rows);
  });

  it('orders text as its readers do: without case, with numbers by value', () => {
    expect(sorted(['Sandbox 10', 'archive', 'sandbox 2', 'Éclair', 'eden'])).toEqual([
      ...['archive', 'Éclair', 'eden', 'sandbox 2', 'Sandbox 10'],
    ]);
  });

  it('orders numbers by value', () => {
    expect(sorted([10, 9, -1], 'desc')).toEqual([10, 9, -1]);
  });

  it('sorts empty values last in both directions', () => {
    expect(sorted([undefined, 2, null, 1])).toEqual([1, 2, undefined, null]);
    expect(sorted([undefined, 2, null, 1], 'desc')).toEqual([2, 1, undefined, null]);
  });

  it('keeps every row, and equals in the order they came', () => {
    const values = fc.array(fc.option(fc.integer({ min: 0, max: 5 }), { nil: undefined }));
    fc.assert(
      fc.property(values, fc.constantFrom('asc' as const, 'desc' as const), (list, direction) => {
        const rows = entries(list);
        const result = sortRows(rows, COLUMNS, { column: 'value', direction });
        expect(new Set(result)).toEqual(new Set(rows));
        for (const [index, next] of result.slice(1).entries()) {
          const before = result[index];
          if (before?.value === next.value) expect(before?.arrived).toBeLessThan(next.arrived);
        }
      }),
    );
  });
});
