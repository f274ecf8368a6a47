import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inflateRaw } from '@/domain/archive';
import { readTable, textOfTableCell, type Table } from '@/domain/table-file';
import { toWorkbook } from '../../../../platform/management/reports/workbook';
import { makeWorkbook, textRow, type MadeWorkbook } from '../../support/makeWorkbook';

async function read(bytes: Uint8Array, sheet?: string): Promise<Table> {
  const answer = await readTable(bytes, { inflate: inflateRaw, sheet });
  if ('fault' in answer) throw new Error(answer.fault);
  return answer.table;
}

async function faultOf(bytes: Uint8Array, sheet?: string): Promise<string | undefined> {
  const answer = await readTable(bytes, { inflate: inflateRaw, sheet });
  return 'fault' in answer ? answer.fault : undefined;
}

/** Reads the cells of a workbook with these rows. */
const cellsOf = async (rows: string, parts: Partial<MadeWorkbook> = {}) =>
  (await read(await makeWorkbook({ ...parts, sheets: [{ rows }] }))).lines;

const number = (value: number | string, style = 0) => `<c s="${style}"><v>${value}</v></c>`;

/** Returns the only cell of a workbook: a number in a format. */
async function shown(value: number | string, format: string, is1904 = false) {
  const [[cell = ''] = []] = await cellsOf(`<row>${number(value)}</row>`, { formats: [format], is1904 });
  return cell;
}

describe('a cell of a workbook', () => {
  it.each([
    [12.5, '0.00', '12.50', '12.5'],
    [19.9, '#,##0.00 "€"', '19.90 €', '19.9'],
    [0.12, '0%', '12%', '0.12'],
    [0.075, '0.0%', '7.5%', '0.075'],
    [7, '000', '007', '7'],
    [1234567.891, '#,##0', '1,234,568', '1234567.891'],
    [-3, '0;[Red]-0', '-3', '-3'],
    [1.5, '# ?/?', '1 1/2', '1.5'],
    ['19.899999999999999', 'General', '19.9', '19.9'],
    ['0.30000000000000004', 'General', '0.3', '0.3'],
    ['4006381333931', 'General', '4006381333931', '4006381333931'],
    ['1E-3', 'General', '0.001', '0.001'],
    [5, 'broken [[', '5', '5'],
  ])('F3.11 of %s in the format %s shows %s and means %s', async (value, format, text, meant) => {
    expect(await shown(value, format)).toEqual({ kind: 'number', text, value: meant });
  });

  it.each([
    [46539, 'dd.mm.yyyy', false, '01.06.2027', '2027-06-01'],
    [46539, '[$-407]d. mmmm yyyy', false, '1. Juni 2027', '2027-06-01'],
    [46539.75, 'yyyy-mm-dd hh:mm', false, '2027-06-01 18:00', '2027-06-01'],
    [1, 'yyyy-mm-dd', false, '1900-01-01', '1900-01-01'],
    [59, 'yyyy-mm-dd', false, '1900-02-28', '1900-02-28'],
    [61, 'yyyy-mm-dd', false, '1900-03-01', '1900-03-01'],
    [0, 'yyyy-mm-dd', true, '1904-01-01', '1904-01-01'],
    [45077, 'dd.mm.yyyy', true, '01.06.2027', '2027-06-01'],
    [46539, '[$-F800]dddd\\, mmmm dd\\, yyyy', false, '2027-06-01', '2027-06-01'],
  ])(
    'F3.12 of the day %s in the format %s, counted from 1904: %s, shows %s',
    async (value, format, is1904, text, day) => {
      expect(await shown(value, format, is1904)).toEqual({ kind: 'date', text, value: day });
    },
  );

  it('F3.12 of 29 February 1900, which did not exist, and of a time is its text', async () => {
    expect(await shown(60, 'yyyy-mm-dd')).toBe('1900-02-29');
    expect(await shown(0.75, 'h:mm AM/PM')).toBe('6:00 PM');
    expect(await shown(1.5, '[h]:mm', true)).toBe('36:00');
  });

  it('F3.12 returns each day of both date systems', async () => {
    const DAY = 86_400_000;
    const day = fc.integer({ min: Date.UTC(1904, 0, 2) / DAY, max: Date.UTC(9999, 11, 31) / DAY });
    await fc.assert(
      fc.asyncProperty(day, fc.boolean(), async (since1970, is1904) => {
        const serial = since1970 - Date.UTC(is1904 ? 1904 : 1899, is1904 ? 0 : 11, is1904 ? 1 : 30) / DAY;
        const iso = new Date(since1970 * DAY).toISOString().slice(0, 10);
        expect(await shown(serial, 'yyyy-mm-dd', is1904)).toEqual({ kind: 'date', text: iso, value: iso });
      }),
      { numRuns: 60 },
    );
  });

  it('F3.11 has a shared, rich or own text, a truth value, or the last result of a formula', async () => {
    const rows = `<row><c t="s"><v>0</v></c><c t="s"><v>1</v></c><c t="inlineStr"><is><t xml:space="preserve"> a</t></is></c>
      <c t="b"><v>1</v></c><c t="str"><f>A1&amp;B1</f><v>&lt;both&gt;</v></c><c><f>1+1</f><v>2</v></c>
      <c t="d"><v>2027-06-01T00:00:00</v></c></row>`;
    const rich = '<r><t>big</t></r><r><rPr><b/></rPr><t> loaf</t></r><rPh sb="0" eb="1"><t>no</t></rPh>';
    expect(await cellsOf(rows, { strings: ['<t>Rye_x000A_dark</t>', rich] })).toEqual([
      [
        'Rye\ndark',
        'big loaf',
        ' a',
        { kind: 'boolean', text: 'TRUE', value: 'true' },
        '<both>',
        { kind: 'number', text: '2', value: '2' },
        { kind: 'date', text: '2027-06-01', value: '2027-06-01' },
      ],
    ]);
  });

  it('F3.11 is at the place of its reference, and missing without a text', async () => {
    const rows = `<row r="3"><c r="B3" t="str"><v>Name</v></c><c r="D3" t="str"><v>Price</v></c></row>
      <row r="4"><c r="A4" s="0"/></row><row r="7"><c r="D7"><v>3</v></c></row>`;
    const { lines, numbers } = await read(await makeWorkbook({ sheets: [{ rows }] }));
    expect(lines.map((line) => line.map(textOfTableCell))).toEqual([
      ['Name', '', 'Price'],
      ['', '', '3'],
    ]);
    expect(numbers).toEqual([3, 7]);
  });

  it('F3.13 merged with cells below repeats its value in each row', async () => {
    const rows =
      textRow('Kind', 'Bread') + textRow('Loaf', 'Rye') + textRow('', 'Wheat') + textRow('', 'Oat');
    const behind = '<mergeCells><mergeCell ref="A2:A3"/><mergeCell ref="bogus"/></mergeCells>';
    const { lines } = await read(await makeWorkbook({ sheets: [{ rows, behind }] }));
    expect(lines.slice(1)).toEqual([
      ['Loaf', 'Rye'],
      ['Loaf', 'Wheat'],
      ['', 'Oat'],
    ]);
  });

  it('F3.14 that shows an error or has a formula without a result is named', async () => {
    const rows = `<row r="1"><c r="A1" t="e"><f>1/0</f><v>#DIV/0!</v></c><c r="B1" t="e"><v>#N/A</v></c></row>
      <row r="2"><c r="AB2"><f>A1</f></c></row>`;
    const { lines, notes } = await read(await makeWorkbook({ sheets: [{ rows }] }));
    expect(lines).toEqual([['#DIV/0!', '#N/A']]);
    expect(notes).toEqual([
      '2 cells show an error, the first is A1.',
      'Cell AB2 has a formula without a result.',
    ]);
  });
});

describe('a workbook', () => {
  it('F3.15 is read from the first visible sheet, or the requested one', async () => {
    const bytes = await makeWorkbook({
      sheets: [
        { name: 'Lists', state: 'hidden', rows: textRow('Secret') },
        { name: 'Prices & more', rows: textRow('Bread') },
        { name: 'Old', rows: textRow('Rolls') },
      ],
    });
    const first = await read(bytes);
    expect(first).toMatchObject({ sheet: 'Prices & more', lines: [['Bread']] });
    expect(first.sheets.map(({ name, isHidden }) => [name, isHidden])).toEqual([
      ['Lists', true],
      ['Prices & more', false],
      ['Old', false],
    ]);
    expect((await read(bytes, 'Old')).lines).toEqual([['Rolls']]);
    expect((await read(bytes, 'Lists')).lines).toEqual([['Secret']]);
    expect(await faultOf(bytes, 'None')).toBe('The workbook has no sheet “None”.');
    expect(await faultOf(new TextEncoder().encode('a,b'), 'None')).toBe('A CSV file has no sheets.');
  });

  it('F3.10 of another program is read', async () => {
    const { lines, count, sheets } = await read(readFileSync(new URL('./people.xlsx', import.meta.url)));
    expect(sheets).toEqual([{ name: 'Sheet', isHidden: false }]);
    expect(count).toBe(501);
    expect(lines[0]).toEqual(['Name', 'Course', 'What was learned', 'Day']);
    expect(lines[1]?.at(0)).toBe('Größe 0');
    expect(lines[1]?.at(-1)).toEqual({ kind: 'date', text: '2027-06-01', value: '2027-06-01' });
  });

  it('F3.19 exported by the product is read back unchanged', async () => {
    const rows = [
      ['Aurora', 12, 1_234.5],
      ['=SUM(A1)', 0, -3],
      ['007', 4_006_381_333_931, 0.1],
    ];
    const { lines } = await read(await toWorkbook(['Name', 'Files', 'MB'], rows));
    expect(lines.map((line) => line.map(textOfTableCell))).toEqual([
      ['Name', 'Files', 'MB'],
      ...rows.map((row) => row.map(String)),
    ]);
  });

  it('F3.17 with too many rows is read to its end and counted', async () => {
    const rows = Array.from(
      { length: 12_000 },
      (_, index) => `<row r="${index + 1}"><c><v>${index}</v></c></row>`,
    );
    const parts: number[] = [];
    const bytes = await makeWorkbook({ sheets: [{ rows: rows.join('') }] });
    const answer = await readTable(bytes, { inflate: inflateRaw, progress: (part) => parts.push(part) });
    if ('fault' in answer) throw new Error(answer.fault);
    expect(answer.table.count).toBe(12_000);
    expect(answer.table.lines).toHaveLength(10_001);
    expect(parts.length).toBeGreaterThan(5);
    expect(parts).toEqual(parts.toSorted((one, other) => one - other));
    expect(parts.at(-1)).toBe(1);
  });
});
