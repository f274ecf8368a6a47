import { countOf } from './formatCount';
import { findSeparator, readCsv } from './readCsv';
import { readText } from './readText';

type Lines = readonly (readonly string[])[];

/** The lines of a file with their separator, or the reason why it can't be read. */
export type CsvFile = { readonly lines: Lines; readonly separator: string } | { readonly fault: string };

/** The line that declares the separator for spreadsheets; it is no row of the table. */
const SEPARATOR_LINE = /^"?sep=([^\w"\r\n])"?(?:\r\n?|\n|$)/i;

/**
 * Finds the separator of a text: the declared one, or the most frequent in the first line.
 * @returns it with the text of the table itself
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

/** Reads a file with commas, semicolons or tabs, in any encoding of spreadsheets. */
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

/**
 * Describes the first row with values beyond the named columns. Shorter rows are valid.
 * @param numbers the row numbers; from 1 on by default
 */
export function faultOfLongRows(
  lines: Lines,
  width: number,
  numbers?: readonly number[],
): string | undefined {
  const at = lines.findIndex(
    (line) => line.length > width && line.slice(width).some((value) => value.trim() !== ''),
  );
  return at < 0
    ? undefined
    : `Row ${(numbers?.[at] ?? at + 1).toLocaleString('en')} has ${lines[at]?.length} values, but there are names for ${countOf(width, 'column')}.`;
}
