/** What spreadsheets take for the start of a formula, in full width as well, and after spaces that some of them drop. */
const FORMULA_START = /^(?:\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|[\t\r\n])/u;

/** What a cell of a file can hold; nothing is an empty one. */
type CsvValue = string | number | boolean | null | undefined;

function cell(value: CsvValue): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'string') return String(value);
  const text = FORMULA_START.test(value) ? `'${value}` : value;
  return /[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Lines as RFC 4180 text. Text that a spreadsheet could take for a formula gets an apostrophe in front; numbers stay
 * numbers.
 */
export function toCsv(lines: readonly (readonly CsvValue[])[]): string {
  return lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('');
}

/** Lines as spreadsheets copy and paste them: tabs between values, quotes around those with tabs or line breaks. */
export const toTsv = (lines: readonly (readonly string[])[]): string =>
  lines
    .map((line) =>
      line.map((value) => (/["\t\r\n]/u.test(value) ? `"${value.replaceAll('"', '""')}"` : value)).join('\t'),
    )
    .join('\r\n');
