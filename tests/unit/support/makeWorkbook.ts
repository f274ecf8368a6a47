import { zip } from '@/domain/archive';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** A sheet as XML of its rows, with the XML after them. */
export interface MadeSheet {
  readonly name?: string;
  readonly state?: 'visible' | 'hidden' | 'veryHidden';
  readonly rows: string;
  readonly behind?: string;
}

/** A workbook to make. */
export interface MadeWorkbook {
  readonly sheets: readonly MadeSheet[];
  /** The inside of each shared string. */
  readonly strings?: readonly string[];
  /** Patterns of formats; styles are numbered in their order. */
  readonly formats?: readonly string[];
  readonly is1904?: boolean;
  /** Other files, which replace those with the same path. */
  readonly files?: Readonly<Record<string, string>>;
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const relations = (list: readonly (readonly [id: string, type: string, target: string])[]) =>
  `${HEAD}<Relationships xmlns="${PACKAGE}">${list
    .map(([id, type, target]) => `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

function filesOf({ sheets, strings = [], formats = [], is1904 = false, files = {} }: MadeWorkbook) {
  const own: Record<string, string> = {
    '_rels/.rels': relations([['rId1', 'officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><workbookPr date1904="${is1904 ? 1 : 0}"/><sheets>${sheets
      .map(
        ({ name, state = 'visible' }, index) =>
          `<sheet name="${escape(name ?? `Sheet${index + 1}`)}" sheetId="${index + 1}" state="${state}" r:id="s${index}"/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations([
      ...sheets.map((_, index) => [`s${index}`, 'worksheet', `worksheets/sheet${index}.xml`] as const),
      ['strings', 'sharedStrings', '/xl/sharedStrings.xml'],
      ['styles', 'styles', 'styles.xml'],
    ]),
    'xl/sharedStrings.xml': `${HEAD}<sst xmlns="${MAIN}">${strings.map((each) => `<si>${each}</si>`).join('')}</sst>`,
    'xl/styles.xml': `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts>${formats
      .map((format, index) => `<numFmt numFmtId="${200 + index}" formatCode="${escape(format)}"/>`)
      .join('')}</numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs>${formats
      .map((_, index) => `<xf numFmtId="${200 + index}"/>`)
      .join('')}</cellXfs></styleSheet>`,
  };
  sheets.forEach(({ rows, behind = '' }, index) => {
    own[`xl/worksheets/sheet${index}.xml`] =
      `${HEAD}<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData>${behind}</worksheet>`;
  });
  return { ...own, ...files };
}

/** Makes a workbook of these parts, as bytes. */
export async function makeWorkbook(workbook: MadeWorkbook): Promise<Uint8Array> {
  const entries = Object.entries(filesOf(workbook)).map(([name, text]) => ({
    name,
    bytes: new TextEncoder().encode(text),
  }));
  const pieces: Uint8Array[] = [];
  for await (const piece of zip(entries)) pieces.push(piece);
  return Uint8Array.from(pieces.flatMap((piece) => [...piece]));
}

/** A row of cells with inline texts. */
export const textRow = (...texts: readonly string[]) =>
  `<row>${texts.map((text) => `<c t="inlineStr"><is><t>${escape(text)}</t></is></c>`).join('')}</row>`;
