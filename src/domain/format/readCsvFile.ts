import { findSeparator, readCsv } from './readCsv';
import { readText } from './readText';

type Lines = readonly (readonly string[])[];

/** The lines of a file with what stands between their values, or why it can't be read. */
export type CsvFile = { readonly lines: Lines; readonly separator: string } | { readonly fault: string };

/** The line in which spreadsheets are told the separator. It is no row of the table. */
const SEPARATOR_LINE = /^"?sep=([^\w"\r\n])"?(?:\r\n?|\n|$)/i;

/**
 * Finds what stands between the values of a text: what its first line says, or else what that has most of.
 * @returns it with the text of the table alone
 */
export function openCsv(
  text: string,
  separators: readonly [string, ...string[]],
): { readonly separator: string; readonly table: string } {
  const [line, separator] = SEPARATOR_LINE.exec(text) ?? [];
  return line !== undefined && separator !== undefined
    ? { separator, table: text.slice(line.length) }
    : { separator: findSeparator(text, separators), table: text };
}

/** Reads a file with commas, semicolons or tabs, in any encoding that spreadsheets write. */
export function readCsvFile(bytes: Uint8Array): CsvFile {
  const text = readText(bytes);
  if (text === undefined)
    return { fault: 'The file is no text that can be read. Save it as “CSV UTF-8” and try again.' };
  const { separator, table } = openCsv(text, [',', ';', '\t']);
  const read = readCsv(table, separator);
  return 'fault' in read
    ? { fault: `Row ${read.fault.line.toLocaleString('en')}: ${read.fault.message}` }
    : { lines: read.lines, separator };
}

/** The first row with values behind the columns that have names, in words. Shorter rows are fine. */
export function faultOfLongRows(lines: Lines, width: number): string | undefined {
  const at = lines.findIndex(
    (line) => line.length > width && line.slice(width).some((value) => value.trim() !== ''),
  );
  return at < 0
    ? undefined
    : `Row ${(at + 1).toLocaleString('en')} has ${lines[at]?.length} values, but there are names for ${width} columns.`;
}
