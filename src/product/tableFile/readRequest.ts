import { inflateRaw } from '@/domain/archive';
import { dataSetOfTable, type DataColumn } from '@/domain/data-sets';
import { invalidField, type Refusal } from '@/domain/refusal';
import { readTable, type Table, type TableRead } from '@/domain/table-file';

/** A file to read, and whether to read its rows or only its columns. */
export interface TableRequest {
  readonly kind: 'rows' | 'outline';
  readonly bytes: Uint8Array;
  /** The name of the sheet. @default the first visible one */
  readonly sheet: string | undefined;
}

/** The columns of the data set a file would become, and its sheets. */
export interface TableOutline extends Pick<Table, 'sheets' | 'sheet' | 'notes'> {
  readonly content:
    { readonly columns: readonly DataColumn[]; readonly rowCount: number } | { readonly refusal: Refusal };
}

/** The answer to each kind of request. */
export interface TableAnswers {
  rows: TableRead;
  outline: TableOutline;
}

function outlineOf(table: Table): TableOutline {
  const { sheets, sheet, notes } = table;
  const read = dataSetOfTable(table);
  const content =
    'refusal' in read ? read : { columns: read.value.columns, rowCount: read.value.rows.length };
  return { sheets, ...(sheet !== undefined && { sheet }), notes, content };
}

/**
 * Reads a table file.
 * @param progress called with the part read, from 0 to 1
 */
export async function readRequest(
  { kind, bytes, sheet }: TableRequest,
  progress: (part: number) => void,
): Promise<TableAnswers[TableRequest['kind']]> {
  const read = await readTable(bytes, { inflate: inflateRaw, sheet, progress });
  if (kind === 'rows') return read;
  if ('table' in read) return outlineOf(read.table);
  return { sheets: [], notes: [], content: { refusal: invalidField('file', read.fault) } };
}
