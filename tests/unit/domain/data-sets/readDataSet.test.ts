import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inflateRaw } from '@/domain/archive';
import { labelOfRow, readDataSet, valueOfCell, type DataSetContent } from '@/domain/data-sets';
import { findSeparator, readCsv } from '@/domain/format';
import { readCsvDataSet } from '../../support/readCsvDataSet';

const MARK = '\uFEFF';
const bytes = (text: string) => new TextEncoder().encode(text);

function content(text: string): DataSetContent {
  const read = readCsvDataSet(bytes(text));
  if ('refusal' in read) throw new Error(read.refusal.detail);
  return read.value;
}

function refusal(text: string | Uint8Array) {
  const read = readCsvDataSet(typeof text === 'string' ? bytes(text) : text);
  return 'refusal' in read ? read.refusal.detail : undefined;
}

/** Returns the type and the values of a column. */
function column(values: readonly string[], separator = ',') {
  const { columns, rows } = content(['Name', ...values].join(`${separator}x\n`) + `${separator}x`);
  return { type: columns[0]?.type, values: rows.map(([value = null]) => valueOfCell(value)) };
}

const quoted = (value: string) => `"${value.replaceAll('"', '""')}"`;
/** Text that is not empty and no value of another type. */
const word = fc.string({ unit: 'grapheme', maxLength: 30 }).map((text) => `w${text.replaceAll('\0', '')}`);
const lineBreak = fc.constantFrom('\n', '\r\n', '\r');

describe('a CSV file', () => {
  it('S14.04 is read the same with commas or semicolons, any line break, and with or without a byte order mark', () => {
    const table = fc
      .integer({ min: 1, max: 5 })
      .chain((width) =>
        fc.array(fc.array(word, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 8 }),
      );
    fc.assert(
      fc.property(
        table,
        fc.constantFrom(',', ';'),
        lineBreak,
        fc.boolean(),
        fc.boolean(),
        (rows, separator, newLine, isMarked, endsOpen) => {
          const names = rows[0]?.map((_, index) => `Column ${index}`) ?? [];
          const lines = [names, ...rows].map((line) => line.map(quoted).join(separator));
          const text = `${isMarked ? MARK : ''}${lines.join(newLine)}${endsOpen ? '' : newLine}`;
          const read = content(text);
          expect(read.columns.map(({ name }) => name)).toEqual(names);
          expect(read.rows).toEqual(rows);
        },
      ),
    );
  });

  it('S14.04 returns every RFC 4180 text, with line breaks and quotes', () => {
    const value = fc.string({ unit: fc.constantFrom('a', '"', ',', ';', '\t', '\n', '\r', ' ') });
    const lines = fc.array(fc.array(value, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(lines, fc.constantFrom(',', ';', '\t'), lineBreak, (written, separator, newLine) => {
        const text = written.map((line) => line.map(quoted).join(separator)).join(newLine);
        expect(readCsv(text, separator)).toEqual({ lines: written });
      }),
    );
  });

  it('S14.04 has the separator that its first row has most of, outside of quotes', () => {
    expect(findSeparator('"a,b,c";"d"\n1,2,3', [',', ';'])).toBe(';');
    expect(findSeparator('a,b;c,d\n', [',', ';'])).toBe(',');
    expect(findSeparator('only', [',', ';'])).toBe(',');
    expect(content('Name;Price\nRye, dark;6,40\n')).toEqual({
      columns: [
        { name: 'Name', type: 'singleLine' },
        { name: 'Price', type: 'number' },
      ],
      rows: [['Rye, dark', { number: 6.4, text: '6,40' }]],
    });
  });

  it('S14.04 may have blank lines, short lines and empty columns at its end', () => {
    expect(content('  A ,B,,\n\n1\n,,,\n,x,,\n')).toEqual({
      columns: [
        { name: 'A', type: 'number' },
        { name: 'B', type: 'singleLine' },
      ],
      rows: [
        [1, ''],
        [null, 'x'],
      ],
    });
    expect(content('A,B').rows).toEqual([]);
  });

  it.each([
    ['', 'The file is empty.'],
    ['\n\n', 'The file is empty.'],
    ['A,,B\n1,2,3', 'Column 2 has no name in the first row.'],
    ['A,B, A\n', 'Two columns are named “A”.'],
    ['A,B\n1,2,3', 'Row 2 has 3 values, but there are names for 2 columns.'],
    ['A\n1\n"2', 'Row 3: A value in quotes is never closed.'],
    ['A\n"1"2', 'Row 2: There is text behind a value in quotes.'],
    ['A\n\0', 'The file is no text that can be read. Save it as “CSV UTF-8” and try again.'],
    [`${'x'.repeat(256)}\n1`, 'The name of column 1 has more than 255 characters.'],
    [`A\n${'x'.repeat(10_001)}`, 'Row 2, column 1: a value has up to 10,000 characters.'],
    [`A\n${'x\n'.repeat(10_001)}`, 'The file has 10,001 rows; a data set has up to 10,000.'],
    [
      Array.from({ length: 201 }, (_, index) => `C${index}`).join(','),
      'The file has 201 columns; a data set has up to 200.',
    ],
  ])('S14.04 is refused in words (%#)', (text, words) => {
    expect(refusal(text)).toBe(words);
  });

  it('S14.04 is refused when it is no text or too large', async () => {
    expect(refusal(new Uint8Array([0x41, 0x0a, 0xe9, 0x81]))).toContain('no text that can be read');
    const large = await readDataSet(new Uint8Array(10_000_001), { inflate: inflateRaw });
    expect(large).toMatchObject({ refusal: { detail: 'A data set is a file of up to 10 MB.' } });
  });
});

describe('the columns of a CSV file', () => {
  it('S14.05 are numbers with their values when all values are numeric', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.double({ noNaN: true, min: -1e9, max: 1e9 }).map((value) => Math.round(value * 100) / 100),
        ),
        (numbers) => {
          const given = numbers.filter((value) => !Object.is(value, -0));
          fc.pre(given.length > 0);
          expect(column(given.map(String))).toEqual({ type: 'number', values: given });
        },
      ),
    );
  });

  it('S14.05 stay text when a value begins with 0 or +', () => {
    const code = fc
      .tuple(fc.constantFrom('0', '+', '00', '-0'), fc.integer({ min: 1, max: 999_999 }))
      .map(([start, digits]) => `${start}${digits}`);
    fc.assert(
      fc.property(code, fc.array(fc.integer().map(String)), (one, others) => {
        const values = [...others, one];
        expect(column(values)).toEqual({ type: 'singleLine', values });
      }),
    );
  });

  it.each([
    [['0', '0.5', '-3'], 'number', [0, 0.5, -3]],
    [['TRUE', 'false', ''], 'boolean', [true, false, null]],
    [['2027-02-28', ' 2028-02-29'], 'date', ['2027-02-28', '2028-02-29']],
    [['2027-02-29'], 'singleLine', ['2027-02-29']],
    [['28/02/2027'], 'singleLine', ['28/02/2027']],
    [['true', '1'], 'singleLine', ['true', '1']],
    [['1', '', 'one'], 'singleLine', ['1', '', 'one']],
    [['', ''], 'singleLine', ['', '']],
    [['"a\nb"', 'c'], 'multiLine', ['a\nb', 'c']],
    [['1e3', '1'], 'singleLine', ['1e3', '1']],
    [['1234567890123456'], 'singleLine', ['1234567890123456']],
    [['"1,5"'], 'singleLine', ['1,5']],
  ] as const)('S14.05 %j are of the type %s', (values, type, read) => {
    expect(column(values)).toEqual({ type, values: read });
  });

  it('S14.05 accept a decimal comma with semicolons as separators, and only one decimal mark', () => {
    expect(column(['1,5', '-20', '0,25'], ';')).toEqual({ type: 'number', values: [1.5, -20, 0.25] });
    expect(column(['1.5', '2'], ';')).toEqual({ type: 'number', values: [1.5, 2] });
    expect(column(['1,5', '1.5'], ';')).toEqual({ type: 'singleLine', values: ['1,5', '1.5'] });
  });
});

describe('the label of a row', () => {
  it('S11.17 is its values with a line between them, without those it lacks', () => {
    expect(labelOfRow(['Rye', 6.4, null, '', false, '2027-01-01'])).toBe('Rye | 6.4 | false | 2027-01-01');
  });
});
