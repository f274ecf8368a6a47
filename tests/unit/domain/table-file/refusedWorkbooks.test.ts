import { deflateRawSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { inflateRaw } from '@/domain/archive';
import { readTable, TABLE_LIMITS } from '@/domain/table-file';
import { makeWorkbook, textRow, type MadeWorkbook } from '../../support/makeWorkbook';

async function faultOf(bytes: Uint8Array): Promise<string | undefined> {
  const answer = await readTable(bytes, { inflate: inflateRaw });
  return 'fault' in answer ? answer.fault : undefined;
}

const sheet = { rows: textRow('Bread') };
const withFiles = (files: MadeWorkbook['files'] & object) => makeWorkbook({ sheets: [sheet], files });

/** An OLE compound file with the name of a stream. */
const compound = (stream: string) =>
  Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, ...[...stream].flatMap((letter) => [letter.charCodeAt(0), 0])]);

const NONE = 'The file is no Excel workbook. Save it as .xlsx or CSV and try again.';
const DAMAGED = 'The workbook is damaged. Open it in a spreadsheet program, save it and try again.';

/** Returns the offset of a file's size in an archive's directory. */
function sizeAt(archive: Uint8Array, path: string): number {
  const text = new TextDecoder('latin1').decode(archive);
  return text.lastIndexOf(path) - 46 + 24;
}

describe('an unreadable workbook', () => {
  it.each([
    [
      'protected',
      compound('EncryptedPackage'),
      /^The workbook is protected with a password\. Save it without/,
    ],
    ['of an old kind', compound('Workbook'), /^This is a workbook of an old kind\. Save it as \.xlsx or CSV/],
  ])('F3.16 is refused with a way out: one that is %s', async (_, bytes, words) => {
    expect(await faultOf(bytes)).toMatch(words);
  });

  it.each([
    ['an archive of something else', { '_rels/.rels': '<Relationships/>' }, NONE],
    ['a text document', { 'xl/workbook.xml': '<w:document xmlns:w="w"/>' }, NONE],
    [
      'a binary workbook',
      { '_rels/.rels': '<R><Relationship Type="x/officeDocument" Target="xl/workbook.bin"/></R>' },
      NONE,
    ],
    [
      'torn XML',
      { 'xl/worksheets/sheet0.xml': '<worksheet><sheetData><row>' },
      'The workbook is damaged: “xl/worksheets/sheet0.xml” can’t be read.',
    ],
    [
      'entities of its own',
      { 'xl/workbook.xml': '<!DOCTYPE a [<!ENTITY b "c">]><workbook>&b;</workbook>' },
      'The workbook is damaged: “xl/workbook.xml” can’t be read.',
    ],
    ['no sheet', { 'xl/workbook.xml': '<workbook/>' }, 'The workbook has no sheet with cells.'],
  ])('F3.16 is refused in words: %s', async (_, files, words) => {
    expect(await faultOf(await withFiles(files))).toBe(words);
  });

  it('F3.16 is refused in words: one that was cut off, or lacks a sheet', async () => {
    const whole = await makeWorkbook({ sheets: [sheet] });
    expect(await faultOf(whole.subarray(0, whole.length - 30))).toBe(DAMAGED);
    const [first] = (await makeWorkbook({ sheets: [sheet] })).subarray(0, 1);
    expect(first).toBe(0x50);
    const away = await withFiles({
      'xl/_rels/workbook.xml.rels': '<R><Relationship Id="s0" Type="x/worksheet" Target="away.xml"/></R>',
    });
    expect(await faultOf(away)).toBe('The workbook is damaged: “xl/away.xml” is not in it.');
  });
});

describe('a hostile workbook', () => {
  it('F3.18 is refused before unpacking a part with a declared size above the limit', async () => {
    const bytes = await makeWorkbook({ sheets: [sheet] });
    const view = new DataView(bytes.buffer);
    const at = sizeAt(bytes, 'xl/worksheets/sheet0.xml');
    view.setUint32(at, 300_000_000, true);
    // The file is stored, but the directory declares it as deflated.
    view.setUint16(at - 14, 8, true);
    const inflate = vi.fn(inflateRaw);
    const answer = await readTable(bytes, { inflate });
    expect(answer).toEqual({
      fault: 'The workbook holds too much. “xl/worksheets/sheet0.xml” has more than 200 MB.',
    });
    expect(inflate).not.toHaveBeenCalled();
  });

  it('F3.18 is refused when a part that is no sheet is too large, under any name', async () => {
    const bytes = await withFiles({
      'xl/_rels/workbook.xml.rels':
        '<R><Relationship Id="s0" Type="x/worksheet" Target="worksheets/sheet0.xml"/><Relationship Type="x/sharedStrings" Target="texts.xml"/></R>',
      'xl/texts.xml': '<sst/>',
    });
    new DataView(bytes.buffer).setUint32(sizeAt(bytes, 'xl/texts.xml'), 70_000_000, true);
    expect(await faultOf(bytes)).toBe('The workbook holds too much. “xl/texts.xml” has more than 60 MB.');
  });

  it('F3.18 is unpacked to no more than the declared sizes', async () => {
    const packed = deflateRawSync(new Uint8Array(5_000_000));
    expect(packed.length).toBeLessThan(10_000);
    await expect(inflateRaw(packed, 1_000_000)).rejects.toThrow(RangeError);
    await expect(inflateRaw(packed.subarray(0, 2_000), 5_000_000)).rejects.toThrow();
    expect(await inflateRaw(packed, 5_000_000)).toHaveLength(5_000_000);
  });

  it('F3.18 with values far to the right of many rows is refused by the number of its cells', async () => {
    const rows = Array.from({ length: 200 }, (_, row) => `<row><c r="XFD${row + 1}"><v>1</v></c></row>`);
    expect(await faultOf(await makeWorkbook({ sheets: [{ rows: rows.join('') }] }))).toBe(
      'The sheet has more than 2,500,000 cells.',
    );
  });

  it('F3.18 with overlapping merged cells is refused', async () => {
    const rows = Array.from({ length: 3_000 }, () => textRow('a')).join('');
    const area = '<mergeCell ref="A1:A1048576"/>';
    const sheets = [{ rows, behind: `<mergeCells>${area.repeat(1_000)}</mergeCells>` }];
    expect(await faultOf(await makeWorkbook({ sheets }))).toBe('The sheet has too many merged cells.');
  });

  it('F3.18 with too many formats is refused, and one too long is ignored', async () => {
    const formats = Array.from({ length: 501 }, (_, index) => `0.0"${index}"`);
    const cells = formats.map((_, index) => `<c s="${index}"><v>1</v></c>`).join('');
    expect(await faultOf(await makeWorkbook({ sheets: [{ rows: `<row>${cells}</row>` }], formats }))).toBe(
      'The sheet uses more than 500 formats of numbers.',
    );
    const long = await makeWorkbook({
      sheets: [{ rows: '<row><c s="0"><v>1.5</v></c></row>' }],
      formats: [`0.00${'"x"'.repeat(100)}`],
    });
    expect(await readTable(long, { inflate: inflateRaw })).toMatchObject({
      table: { lines: [[{ text: '1.5' }]] },
    });
  });

  it('F3.18 may name a row beyond the last one, and keeps no empty rows between', async () => {
    const rows =
      '<row r="1"><c r="A1" t="str"><v>a</v></c></row><row r="1048576"><c r="A1048576" t="str"><v>b</v></c></row>';
    const answer = await readTable(await makeWorkbook({ sheets: [{ rows }] }), { inflate: inflateRaw });
    expect(answer).toMatchObject({ table: { lines: [['a'], ['b']], numbers: [1, 1_048_576], count: 2 } });
    expect(TABLE_LIMITS.lines).toBe(10_001);
  });
});
