import { faultOfLongRows, readCsvFile } from '../format';
import { TABLE_LIMITS } from './limits';
import { isBlankCell, textOfTableCell, type Table } from './Table';
import { TableError } from './TableError';
import type { TableTools } from './TableTools';

/** A table, or the reason why the file can't be read. */
export type TableRead = { readonly table: Table } | { readonly fault: string };

const beginsWith = (bytes: Uint8Array, mark: readonly number[]) =>
  mark.every((byte, at) => bytes[at] === byte);

/** Whether a file is compressed like a workbook, so that its content may be far larger. */
export const isPacked = (bytes: Uint8Array): boolean => beginsWith(bytes, [0x50, 0x4b, 3, 4]);

/** The signature of an OLE compound file: an old or an encrypted workbook (MS-CFB, section 2.2). */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0];
/** The name of the stream of an encrypted workbook, in UTF-16 (MS-OFFCRYPTO, section 2.3.4.4). */
const ENCRYPTED = Uint8Array.from('EncryptedPackage', (letter) => letter.charCodeAt(0));

/** Whether bytes contain a text in UTF-16. */
function hasWideText(bytes: Uint8Array, text: Uint8Array): boolean {
  const [first = 0] = text;
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1))
    if (text.every((byte, index) => bytes[at + 2 * index] === byte)) return true;
  return false;
}

/** Reads a CSV file. */
export function readTextTable(bytes: Uint8Array): TableRead {
  const read = readCsvFile(bytes);
  if ('fault' in read) return read;
  const { lines, separator } = read;
  return {
    table: keepFirst({ lines, count: lines.length, hasCommas: separator !== ',', sheets: [], notes: [] }),
  };
}

/** Keeps lines with values up to the limit, and counts the others. */
function keepFirst(table: Table): Table {
  if (table.lines.length <= TABLE_LIMITS.lines) return table;
  const { lines, numbers, ...rest } = dropBlankLines(table);
  return {
    ...rest,
    lines: lines.slice(0, TABLE_LIMITS.lines),
    numbers: numbers.slice(0, TABLE_LIMITS.lines),
    count: lines.length,
  };
}

/** Reads a CSV file or an Excel workbook, by its content and not by its name. Never throws for an invalid file. */
export async function readTable(bytes: Uint8Array, tools: TableTools): Promise<TableRead> {
  if (beginsWith(bytes, COMPOUND))
    return {
      fault: hasWideText(bytes, ENCRYPTED)
        ? 'The workbook is protected with a password. Save it without one and try again.'
        : 'This is a workbook of an old kind. Save it as .xlsx or CSV and try again.',
    };
  if (!isPacked(bytes))
    return tools.sheet === undefined ? readTextTable(bytes) : { fault: 'A CSV file has no sheets.' };
  // Loaded with the first workbook, since its formats are the largest part.
  const { readWorkbook } = await import('./workbook/readWorkbook');
  try {
    return { table: await readWorkbook(bytes, tools) };
  } catch (error) {
    if (!(error instanceof TableError)) throw error;
    return { fault: error.message };
  }
}

/**
 * Describes the first line with values beyond a width.
 * @see faultOfLongRows
 */
export const faultOfLongLines = ({ lines, numbers }: Table, width: number): string | undefined =>
  faultOfLongRows(
    lines.map((line) => (line.length > width ? line.map(textOfTableCell) : [])),
    width,
    numbers,
  );

/** Removes blank lines from a table. */
export function dropBlankLines(table: Table): Table & Required<Pick<Table, 'numbers'>> {
  const kept = [...table.lines.entries()].filter(([, line]) => !line.every(isBlankCell));
  return {
    ...table,
    lines: kept.map(([, line]) => line),
    numbers: kept.map(([index]) => table.numbers?.[index] ?? index + 1),
  };
}
