import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { faultOfLongRows, openCsv, readCsv, readCsvFile } from '@/domain/format';
import { readCsvDataSet } from '../../support/readCsvDataSet';

const NO_TEXT = { fault: 'The file is no text that can be read. Save it as “CSV UTF-8” and try again.' };

const bytes = (text: string) => new TextEncoder().encode(text);
const latin = (...codes: readonly number[]) => Uint8Array.from(codes);
const sample = (name: string) =>
  new Uint8Array(readFileSync(new URL(`./cases/batch-table/${name}`, import.meta.url)));

function linesOf(file: Uint8Array | string) {
  const read = readCsvFile(typeof file === 'string' ? bytes(file) : file);
  return 'lines' in read ? read.lines : read.fault;
}

/** Encodes a text in UTF-16 with its byte order mark. */
function utf16(text: string, isLittle: boolean): Uint8Array {
  const view = new DataView(new ArrayBuffer(2 * text.length + 2));
  [...Array(text.length + 1).keys()].forEach((at) =>
    view.setUint16(2 * at, at === 0 ? 0xfeff : text.charCodeAt(at - 1), isLittle),
  );
  return new Uint8Array(view.buffer);
}

describe('the encoding of a CSV file', () => {
  it.each([
    ['cert-utf16.csv', ['Zoë 0', 'Sourdough in one night', 'x', '2027-06-01']],
    [
      'cert-latin1.csv',
      ['Müller 0', 'Sourdough in one night', 'has learned "a lot", and\nmore', '2027-06-01'],
    ],
    [
      'cert-500-bom-semicolon.csv',
      ['Müller 0', 'Sourdough in one night', 'has learned "a lot", and\nmore', '2027-06-01'],
    ],
  ])('F3.01 of %s is found, and its characters are read', (name, row) => {
    expect(linesOf(sample(name)).slice(0, 2)).toEqual([['Name', 'Course', 'What was learned', 'Day'], row]);
    const read = readCsvDataSet(sample(name));
    expect('value' in read && read.value.rows[0]).toEqual(row);
  });

  it('F3.01 is UTF-16 of either order with a byte order mark', () => {
    for (const isLittle of [true, false])
      expect(linesOf(utf16('Größe\t€\n5\t😀', isLittle))).toEqual([
        ['Größe', '€'],
        ['5', '😀'],
      ]);
  });

  it('F3.01 is Windows-1252 when the bytes are no UTF-8', () => {
    // 0x80 to 0x9F are other characters than in ISO 8859-1.
    expect(linesOf(latin(0x80, 0x2c, 0x84, 0x93, 0x2c, 0x8a, 0x9f, 0xe9))).toEqual([['€', '„“', 'ŠŸé']]);
  });

  it.each([
    ['bytes that Windows-1252 has no character for', latin(0x41, 0x0a, 0xe9, 0x81)],
    ['control characters', latin(0x41, 0x01, 0xe9)],
    ['a null character', bytes('A\n\0')],
    ['half a character of UTF-16', latin(0xff, 0xfe, 0x41)],
    ['UTF-16 without its mark', utf16('A,B', true).slice(2)],
    ['a mark of UTF-8 before other bytes', latin(0xef, 0xbb, 0xbf, 0xe9)],
    ['UTF-8 with a damaged character', Uint8Array.from([...bytes('Müller,Zoë\n'), 0xc3])],
  ])('F3.02 is none that is read for %s', (_, file) => {
    expect(readCsvFile(file)).toEqual(NO_TEXT);
  });
});

describe('the separator of a CSV file', () => {
  it.each([
    ['sep=;\r\nA,B;C\r\n', ';'],
    ['SEP=,\nA;B;C,D\n', ','],
    ['"sep=;"\rA,B;C\r', ';'],
    ['sep=\t\nA,B\tC\n', '\t'],
    ['sep=|\nA,B|C\n', '|'],
    ['sep=^\nA]B^C\n', '^'],
  ])('F3.03 is the one that a first line says, which is no row: %j', (text, separator) => {
    expect(readCsvFile(bytes(text))).toMatchObject({ separator });
    const lines = linesOf(text);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toHaveLength(2);
  });

  it('F3.03 is not declared by a similar name', () => {
    expect(openCsv('sep=september,oct\n', [',', ';']).table).toBe('sep=september,oct\n');
    expect(linesOf('September,October')).toEqual([['September', 'October']]);
  });

  it('F3.04 may be a tab, in a data set as in a batch table', () => {
    expect(readCsvDataSet(bytes('Name\tPrice\nRye, dark; sour\t6,40\n'))).toEqual({
      value: {
        columns: [
          { name: 'Name', type: 'singleLine' },
          { name: 'Price', type: 'number' },
        ],
        rows: [['Rye, dark; sour', { number: 6.4, text: '6,40' }]],
      },
    });
  });
});

describe('a value in quotes', () => {
  it('F3.05 may be surrounded by blanks', () => {
    expect(linesOf('A, B ,C\n1,  "x, ""y""" , "z"\n"p"  , q ,""')).toEqual([
      ['A', ' B ', 'C'],
      ['1', 'x, "y"', 'z'],
      ['p', ' q ', ''],
    ]);
  });

  it('F3.05 is plain text with its quotes when text follows it', () => {
    expect(linesOf('A, "big" one\n1, "open\n')).toEqual([
      ['A', ' "big" one'],
      ['1', ' "open'],
    ]);
  });

  it('F3.05 is read with any blanks around it', () => {
    const value = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', ' ') });
    const blanks = fc.constantFrom('', ' ', '   ');
    fc.assert(
      fc.property(fc.array(fc.tuple(blanks, value, blanks), { minLength: 1 }), (values) => {
        const text = values.map(([before, one, after]) => `${before}"${one.replaceAll('"', '""')}"${after}`);
        expect(readCsv(text.join(','), ',')).toEqual({ lines: [values.map(([, one]) => one)] });
      }),
    );
  });
});

describe('a ragged row', () => {
  it('F3.06 that is shorter has empty values at its end', () => {
    expect(readCsvDataSet(bytes('A,B,C\n1,x\n2\n'))).toMatchObject({
      value: {
        rows: [
          [1, 'x', ''],
          [2, '', ''],
        ],
      },
    });
  });

  it('F3.06 that is longer is named by its number', () => {
    const words = 'Row 3 has 4 values, but there are names for 2 columns.';
    expect(faultOfLongRows([['A', 'B'], ['1', '2', ' '], ['1', '2', '', '3'], []], 2)).toBe(words);
    expect(readCsvDataSet(bytes('A,B\n1,2,\n1,2,,3\n'))).toMatchObject({ refusal: { detail: words } });
  });
});
