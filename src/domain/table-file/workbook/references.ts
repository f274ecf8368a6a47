/** The maximum number of rows and columns in Excel. */
const MOST_ROWS = 1_048_576;
const MOST_COLUMNS = 16_384;

/** A position in a sheet, from 0. */
export interface CellReference {
  readonly row: number;
  readonly column: number;
}

const REFERENCE = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/;

/** Parses a reference such as B12; `undefined` for an invalid one. */
export function parseCellReference(reference: string): CellReference | undefined {
  const [, letters, digits] = REFERENCE.exec(reference) ?? [];
  if (letters === undefined || digits === undefined) return undefined;
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  const row = Number(digits) - 1;
  return row >= 0 && row < MOST_ROWS && column < MOST_COLUMNS ? { row, column } : undefined;
}

/** Writes a position as a reference, such as B12. */
export function referenceOf({ row, column }: CellReference): string {
  let letters = '';
  for (let rest = column; rest >= 0; rest = Math.floor(rest / 26) - 1)
    letters = String.fromCharCode(65 + (rest % 26)) + letters;
  return `${letters}${row + 1}`;
}

/** Parses the corners of an area such as A1:B3; `undefined` for an invalid reference. */
export function areaOf(
  reference: string,
): { readonly from: CellReference; readonly to: CellReference } | undefined {
  const [first = '', second = first] = reference.split(':');
  const [from, to] = [parseCellReference(first), parseCellReference(second)];
  return from && to ? { from, to } : undefined;
}
