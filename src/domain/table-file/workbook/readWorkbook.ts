import { openZip, ZipError } from '../../archive';
import { TABLE_LIMITS } from '../limits';
import type { Table } from '../Table';
import { TableError } from '../TableError';
import type { TableTools } from '../TableTools';
import { readContents, type SheetPart, type WorkbookContents } from './readContents';
import { readFormats } from './readFormats';
import { readSharedStrings } from './readSharedStrings';
import { readSheet } from './readSheet';
import { createShowNumber, showMoment } from './showNumber';

const describeZipError = ({ reason, message }: ZipError): string =>
  reason === 'tooLarge'
    ? `The workbook holds too much. ${message}`
    : 'The workbook is damaged. Open it in a spreadsheet program, save it and try again.';

type Files = ReadonlyMap<string, { readonly size: number; readonly bytes: () => Promise<Uint8Array> }>;

/** Opens the files of a workbook by their paths. @throws TableError */
async function openFiles(bytes: Uint8Array, { inflate, crc32 }: TableTools): Promise<Files> {
  const source = {
    size: bytes.length,
    read: (offset: number, length: number) => Promise.resolve(bytes.subarray(offset, offset + length)),
    inflate,
    ...(crc32 && { crc32 }),
  };
  const files = await openZip(source, {
    entries: TABLE_LIMITS.entries,
    file: TABLE_LIMITS.sheet,
    files: TABLE_LIMITS.parts,
  });
  return new Map(files.map((file) => [file.path, file]));
}

/** Creates a function that opens a part other than a sheet, with a lower limit. */
const createOpenPart = (files: Files) => async (path: string) => {
  const file = files.get(path);
  if (file && file.size > TABLE_LIMITS.part)
    throw new ZipError('tooLarge', `“${path}” has more than ${TABLE_LIMITS.part / 1_000_000} MB.`);
  return file?.bytes();
};

/**
 * Chooses the sheet of a name, or the first visible one.
 * @throws TableError
 */
function chooseSheet(sheets: readonly SheetPart[], asked: string | undefined): SheetPart {
  const chosen =
    asked === undefined
      ? (sheets.find(({ isHidden }) => !isHidden) ?? sheets[0])
      : sheets.find(({ name }) => name === asked);
  if (chosen) return chosen;
  throw new TableError(
    asked === undefined ? 'The workbook has no sheet with cells.' : `The workbook has no sheet “${asked}”.`,
  );
}

/**
 * Reads the cells of a sheet and the parts they refer to.
 * @throws TableError
 */
async function readCells(files: Files, contents: WorkbookContents, path: string, tools: TableTools) {
  const { strings = '', styles = '', is1904 } = contents;
  const openPart = createOpenPart(files);
  const cells = await files.get(path)?.bytes();
  const [shared, formats] = [await openPart(strings), await openPart(styles)];
  if (!cells) throw new TableError(`The workbook is damaged: “${path}” is not in it.`);
  const context = {
    strings: shared ? readSharedStrings(shared, strings) : [],
    showNumber: createShowNumber(formats ? readFormats(formats, styles) : [], is1904),
    showMoment,
  };
  return readSheet(cells, path, context, (done) => tools.progress?.(done / cells.length));
}

/** Reads a sheet of an Excel workbook (ECMA-376). @throws TableError */
export async function readWorkbook(bytes: Uint8Array, tools: TableTools): Promise<Table> {
  try {
    const files = await openFiles(bytes, tools);
    const contents = await readContents(createOpenPart(files));
    const sheet = chooseSheet(contents.sheets, tools.sheet);
    const read = await readCells(files, contents, sheet.path, tools);
    const sheets = contents.sheets.map(({ name, isHidden }) => ({ name, isHidden }));
    return { ...read, hasCommas: true, sheets, sheet: sheet.name };
  } catch (error) {
    throw error instanceof ZipError ? new TableError(describeZipError(error)) : error;
  }
}
