import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { labelOfRow, rowsOfSpelled, spellRows, textOfCell, valueOfCell } from '@/domain/data-sets';
import { recordOf } from '@/domain/output';
import { readCsvDataSet } from '../../support/readCsvDataSet';

function rowsOf(text: string) {
  const read = readCsvDataSet(new TextEncoder().encode(text));
  if ('refusal' in read) throw new Error(read.refusal.detail);
  return read.value;
}

describe('a number of a data set', () => {
  it('F3.08 fills texts as written, and numbers by value', () => {
    const { columns, rows } = rowsOf('article,price,version\nBread,19.90,1.10\nRolls,5.00,1.1\n');
    const types = new Map([
      ['article', 'shortText'],
      ['price', 'shortText'],
      ['version', 'number'],
    ]);
    expect(rows.map((row) => recordOf(columns, row, types))).toEqual([
      { article: 'Bread', price: '19.90', version: 1.1 },
      { article: 'Rolls', price: '5.00', version: 1.1 },
    ]);
    expect(rows.map(labelOfRow)).toEqual(['Bread | 19.90 | 1.10', 'Rolls | 5.00 | 1.1']);
  });

  it('F3.08 keeps a comma before its decimals', () => {
    const { columns, rows } = rowsOf('artikel;preis\nBrot;19,90\nSemmeln;5,00\n');
    expect(columns[1]?.type).toBe('number');
    expect(rows.map((row) => row.map(textOfCell))).toEqual([
      ['Brot', '19,90'],
      ['Semmeln', '5,00'],
    ]);
    expect(rows.map((row) => valueOfCell(row[1] ?? null))).toEqual([19.9, 5]);
  });

  it('F3.08 is unchanged after a round trip', () => {
    const number = fc
      .tuple(fc.integer(), fc.nat(99))
      .map(([whole, part]) => `${whole}.${String(part).padStart(2, '0')}`);
    const text = fc.string({ maxLength: 5 }).map((each) => `t${each.replaceAll(/[",\r\n\0]/g, '')}`);
    fc.assert(
      fc.property(fc.array(fc.tuple(number, text), { minLength: 1, maxLength: 9 }), (lines) => {
        const { rows } = rowsOf(`a,b\n${lines.map((line) => line.join(',')).join('\n')}`);
        expect(
          rowsOfSpelled(JSON.parse(JSON.stringify(spellRows(rows))) as ReturnType<typeof spellRows>),
        ).toEqual(rows);
        expect(rows.map(([first = null]) => textOfCell(first))).toEqual(lines.map(([first]) => first));
      }),
    );
  });
});
