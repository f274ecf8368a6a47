import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { longInteger, OPERATOR, readDict, real, writeDict } from '@/engine/pdf/cff/dictionary';
import { readIndex, writeIndex } from '@/engine/pdf/cff/entries';
import { setFontMatrix } from '@/engine/pdf/cff/setFontMatrix';
import { tableOf } from '@/engine/pdf/text/sfnt';

function cffOf(name: string): Uint8Array {
  const file = readFileSync(new URL(`../../platform/files/cases/${name}.otf`, import.meta.url));
  const table = tableOf(new Uint8Array(file), 'CFF ');
  if (!table) throw new Error(`${name} has no outlines.`);
  return new Uint8Array(table.buffer, table.byteOffset, table.byteLength);
}

const topOf = (table: Uint8Array) => {
  const names = readIndex(table, table[2] ?? 0);
  return readDict(readIndex(table, names.end).entries[0] ?? new Uint8Array());
};
const operandsOf = (dict: ReturnType<typeof readDict>, wanted: number) =>
  dict.find(({ operator }) => operator === wanted)?.operands;
const programsOf = (table: Uint8Array) =>
  readIndex(table, operandsOf(topOf(table), OPERATOR.charStrings)?.[0] ?? 0).entries;
const fontsOf = (table: Uint8Array) =>
  readIndex(table, operandsOf(topOf(table), OPERATOR.fontArray)?.[0] ?? 0).entries.map(readDict);

describe('the matrix of a CFF table', () => {
  it('F6.02 is that of the units of the font afterwards, and its programs are the same', () => {
    const table = cffOf('cff-matrix-other-size/2048-says-1000');
    const changed = setFontMatrix(table, 2048);
    expect(operandsOf(topOf(changed), OPERATOR.fontMatrix)).toEqual([1 / 2048, 0, 0, 1 / 2048, 0, 0]);
    expect(programsOf(changed)).toEqual(programsOf(table));
  });

  it.each([
    ['cff-matrix-other-size/2048-with-its-matrix', 2048],
    ['cff-matrix-other-size/2048-says-1000', 1000],
    ['cid-font-blank-in-pdf/cid-is-glyph-number', 1000],
  ])('F6.02 leaves a table as it is that agrees with its font: %s', (name, unitsPerEm) => {
    const table = cffOf(name);
    expect(setFontMatrix(table, unitsPerEm)).toBe(table);
  });

  it('F6.02 is one for all fonts of a CID-keyed table, with valid offsets to private data', () => {
    const table = cffOf('cid-font-blank-in-pdf/cid-not-glyph-number');
    const changed = setFontMatrix(table, 3000);
    const [first, second] = topOf(changed);
    expect([first?.operator, second?.operator]).toEqual([0x0c1e, OPERATOR.fontMatrix]);
    expect(second?.operands[0]).toBeCloseTo(1 / 3000, 10);
    expect(fontsOf(changed).map((font) => operandsOf(font, OPERATOR.fontMatrix))).toEqual([undefined]);
    const dataOf = (of: Uint8Array) => {
      const [size = 0, offset = 0] = operandsOf(fontsOf(of)[0] ?? [], OPERATOR.private) ?? [];
      return of.subarray(offset, offset + size);
    };
    expect(dataOf(changed)).toEqual(dataOf(table));
    expect(programsOf(changed)).toEqual(programsOf(table));
    const charset = (of: Uint8Array) => of.subarray(operandsOf(topOf(of), OPERATOR.charset)?.[0]).slice(0, 9);
    expect(charset(changed)).toEqual(charset(table));
  });

  it('reads back the numbers and lists it writes', () => {
    const values = [0, -1, 107, -108, 1131, -1132, 32_767, -2_147_483_648];
    const dict = [
      { operator: 17, bytes: Buffer.concat(values.map(longInteger)) },
      { operator: 0x0c07, bytes: Buffer.concat([1 / 1000, 1 / 2048, 1, 0.25].map(real)) },
    ];
    expect(readDict(writeDict(dict)).map(({ operands }) => operands)).toEqual([
      values,
      [1 / 1000, 1 / 2048, 1, 0.25],
    ]);
    const entries = [Uint8Array.of(1, 2), new Uint8Array(), Uint8Array.of(3)];
    expect(readIndex(writeIndex(entries), 0).entries).toEqual(entries);
  });
});
