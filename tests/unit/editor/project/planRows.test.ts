import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { demoTemplates } from '@/demo/templates';
import { NEW_FORM } from '@/domain/user-interfaces';
import type { RowCells } from '@/editor/project/batch/cells';
import { findKeyColumn, getRowKey, planRows } from '@/editor/project/batch/planRows';
import { listBatchFields } from '@/editor/project/core/form';

const template = demoTemplates().find(({ name }) => name === 'Price tag');
if (!template) throw new Error('The demo data has no price tag.');
const columns = listBatchFields(template.document, NEW_FORM);
const column = (id: string) => {
  const found = columns.find((each) => each.id === id);
  if (!found) throw new Error(`There is no column ${id}.`);
  return found;
};

const table = (...rows: readonly RowCells[]) => rows.map((cells, index) => ({ key: index + 1, cells }));
const product = column('product');
const price = column('price');

describe('rows of a file for a table that has some', () => {
  const there = table({ product: 'Rye', price: '4' }, { product: 'Oat', price: '5', code: '12' });

  it('F3.20 are added below, or replace all', () => {
    const read = [{ product: 'Bun' }];
    expect(planRows(there, read, { kind: 'add' })).toMatchObject({
      rows: [...there, { cells: { product: 'Bun' } }],
      updated: 0,
      added: 1,
      unchanged: 2,
      removed: 0,
    });
    expect(planRows(there, read, { kind: 'replace' })).toMatchObject({
      rows: [{ cells: { product: 'Bun' } }],
      updated: 0,
      added: 1,
      unchanged: 0,
      removed: 2,
    });
  });

  it('F3.20 update rows with the same value in a column, and keep its other columns', () => {
    const read: RowCells[] = [
      { product: ' Oat ', price: '6' },
      { product: 'Rye', price: '4' },
      { product: 'Bun', price: '1' },
      { price: '2' },
    ];
    expect(planRows(there, read, { kind: 'update', by: product })).toEqual({
      rows: [
        { key: 1, cells: { product: 'Rye', price: '4' } },
        { key: 2, cells: { product: ' Oat ', price: '6', code: '12' } },
        { cells: { product: 'Bun', price: '1' } },
        { cells: { price: '2' } },
      ],
      updated: 1,
      added: 2,
      unchanged: 1,
      removed: 0,
      repeated: undefined,
    });
  });

  it('F3.20 name the values of a column that several of them have', () => {
    const read = [
      { product: 'Rye' },
      { product: 'Oat' },
      { product: 'Rye' },
      { product: '' },
      { product: '' },
    ];
    expect(planRows(there, read, { kind: 'update', by: product }).repeated).toEqual({
      count: 1,
      first: 'Rye',
    });
  });

  it('F3.20 are equal by number value, and by the project’s value for an empty cell', () => {
    expect(getRowKey(price, { price: '12.50' })).toBe(getRowKey(price, { price: ' 12.5' }));
    expect(getRowKey(product, { product: '12.50' })).not.toBe(getRowKey(product, { product: '12.5' }));
    expect(getRowKey(price, {})).toBe('5.9');
  });

  it('F3.20 are matched by the column with the most equal values', () => {
    const read = [
      { product: 'Oat', price: '9', code: '12' },
      { product: 'Rye', price: '9', code: '13' },
    ];
    expect(findKeyColumn(there, read, [price, column('code'), product])).toBe(product);
    // Another product of the same price is not another state of this one.
    expect(findKeyColumn(there, [{ product: 'Bun', price: '4' }], [price, product])).toBe(product);
    expect(findKeyColumn(there, read, [price])).toBe(price);
    expect(findKeyColumn(there, read, [])).toBeUndefined();
  });

  it('F3.21 have matching counts for any rows', () => {
    const cells = fc.record({
      product: fc.constantFrom('a', 'b', 'c', 'd', ''),
      price: fc.constantFrom('1', '2'),
    });
    fc.assert(
      fc.property(
        fc.array(cells),
        fc.uniqueArray(cells, { selector: (each) => each.product }),
        fc.constantFrom('add' as const, 'replace' as const, 'update' as const),
        (present, read, kind) => {
          const before = table(...present);
          const plan = planRows(before, read, kind === 'update' ? { kind, by: product } : { kind });
          expect(plan.unchanged + plan.updated + plan.removed).toBe(before.length);
          expect(plan.rows).toHaveLength(plan.unchanged + plan.updated + plan.added);
          const changed = plan.rows.filter(
            ({ key, cells: now }) =>
              key !== undefined && before.some((row) => row.key === key && row.cells !== now),
          );
          expect(changed).toHaveLength(plan.updated);
          // A repetition changes nothing.
          if (kind !== 'update') return;
          const again = planRows(table(...plan.rows.map((row) => row.cells)), read, { kind, by: product });
          expect(again.updated).toBe(0);
          expect(again.added).toBe(read.filter((each) => each.product === '').length);
        },
      ),
    );
  });
});
