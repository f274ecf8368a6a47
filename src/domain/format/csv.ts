/**
 * Characters that spreadsheets treat as the start of a formula, also in full width and after spaces that some of them
 * drop.
 */
const FORMULA_START = /^(?:\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|[\t\r\n])/u;

/** The value of a cell; null and undefined are empty. */
type CsvValue = string | number | boolean | null | undefined;

function cell(value: CsvValue): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'string') return String(value);
  const text = FORMULA_START.test(value) ? `'${value}` : value;
  return /[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Writes lines by RFC 4180. A text that a spreadsheet could treat as a formula gets an apostrophe in front; numbers
 * stay numbers.
 */
export function toCsv(lines: readonly (readonly CsvValue[])[]): string {
  return lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('');
}

/**
 * Writes lines in the clipboard format of spreadsheets: tabs between values, quotes around those with tabs or line
 * breaks.
 */
export const toTsv = (lines: readonly (readonly string[])[]): string =>
  lines
    .map((line) =>
      line.map((value) => (/["\t\r\n]/u.test(value) ? `"${value.replaceAll('"', '""')}"` : value)).join('\t'),
    )
    .join('\r\n');
