import writeExcelFile from 'write-excel-file/node';

const WIDEST = 60;

/** Measures the widest cell of a column in characters, within readable limits. */
function widthOf(cells: readonly (string | number)[]): number {
  const widest = cells.reduce<number>((most, cell) => Math.max(most, String(cell).length), 0);
  return Math.min(WIDEST, widest + 2);
}

/**
 * Builds a workbook of one sheet: a header that stays while rows scroll, numbers as numbers, all else as text, which no
 * spreadsheet runs as a formula.
 */
export async function toWorkbook(
  header: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): Promise<Buffer> {
  const head = header.map((value) => ({ value, type: String, fontWeight: 'bold' as const }));
  const body = rows.map((row) =>
    row.map((value) => (typeof value === 'number' ? { value, type: Number } : { value, type: String })),
  );
  const columns = header.map((title, index) => ({
    width: widthOf([title, ...rows.map((row) => row[index] ?? '')]),
  }));
  return writeExcelFile([head, ...body], { sheet: 'Usage', stickyRowsCount: 1, columns }).toBuffer();
}
