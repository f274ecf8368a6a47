import { describe, expect, it } from 'vitest';
import { inflateRaw } from '@/domain/archive';
import { labelOfRow, nameOfFile, readDataSet, rowsOfSpelled, spellRows } from '@/domain/data-sets';
import { recordOf } from '@/domain/output';
import { makeWorkbook, textRow } from '../../support/makeWorkbook';

const FORMATS = ['0.00', 'd. mmmm yyyy', '0%', 'General'];
const number = (value: number, style: number) => `<c s="${style}"><v>${value}</v></c>`;
const text = (value: string) => `<c t="str"><v>${value}</v></c>`;

async function read(rows: string) {
  const bytes = await makeWorkbook({ sheets: [{ rows }], formats: FORMATS });
  return readDataSet(bytes, { inflate: inflateRaw });
}

describe('a data set of a workbook', () => {
  it('F3.11 fills texts as the cells show them, and numbers and days by their values', async () => {
    const answer = await read(
      textRow('article', 'price', 'from', 'off', 'fresh', 'code') +
        `<row>${text('Bread')}${number(12.5, 0)}${number(46539, 1)}${number(0.1, 2)}<c t="b"><v>1</v></c>${text('007')}</row>` +
        `<row>${text('Rolls')}${number(3, 0)}${number(46540, 1)}${number(0.25, 2)}<c t="b"><v>0</v></c>${text('12')}</row>`,
    );
    if ('refusal' in answer) throw new Error(answer.refusal.detail);
    const { columns, rows } = answer.value;
    expect(columns.map(({ type }) => type)).toEqual([
      'singleLine',
      'number',
      'date',
      'number',
      'boolean',
      'singleLine',
    ]);
    const texts = new Map(columns.map(({ name }) => [name, 'shortText']));
    expect(recordOf(columns, rows[0] ?? [], texts)).toMatchObject({
      article: 'Bread',
      price: '12.50',
      from: '1. June 2027',
      off: '10%',
      code: '007',
    });
    const values = new Map([
      ['price', 'number'],
      ['from', 'date'],
      ['fresh', 'boolean'],
    ]);
    expect(recordOf(columns, rows[1] ?? [], values)).toEqual({ price: 3, from: '2027-06-02', fresh: false });
    expect(labelOfRow(rows[1] ?? [])).toBe('Rolls | 3.00 | 2. June 2027 | 25% | false | 12');
    expect(rowsOfSpelled(spellRows(rows))).toEqual(rows);
  });

  it('F3.11 has a text column for cells of different kinds', async () => {
    const answer = await read(`${textRow('size')}<row>${number(40, 3)}</row><row>${text('L')}</row>`);
    expect(answer).toEqual({
      value: { columns: [{ name: 'size', type: 'singleLine' }], rows: [['40'], ['L']] },
    });
  });

  it('F3.10 names a long row by its number in the sheet', async () => {
    const long = '<row r="9"><c r="A9"><v>1</v></c><c r="B9"><v>2</v></c></row>';
    const answer = await read(`<row r="4"><c r="A4" t="str"><v>a</v></c></row>${long}`);
    expect(answer).toMatchObject({
      refusal: { detail: 'Row 9 has 2 values, but there are names for 1 column.' },
    });
  });

  it('F3.17 with too many rows is refused with their number', async () => {
    const rows = Array.from({ length: 10_500 }, () => number(1, 3)).map((cell) => `<row>${cell}</row>`);
    expect(await read(textRow('a') + rows.join(''))).toMatchObject({
      refusal: { detail: 'The file has 10,500 rows; a data set has up to 10,000.' },
    });
  });

  it('F3.10 is named like its file', () => {
    expect(nameOfFile('Prices.xlsx')).toBe('Prices');
  });
});
