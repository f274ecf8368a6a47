import { rowOfItem } from '@/domain/connectors';
import {
  spellRows,
  textOfCell,
  type DataColumn,
  type DataSetContent,
  type SpelledRows,
} from '@/domain/data-sets';
import { recordOf } from '@/domain/output';
import { recordsText, type RecordsText } from './recordsText';
import { readSourceAnswer, type ReadAnswer } from './sourceAnswers';

/** A page of a table as a source sent it. */
export interface ItemsToRead {
  readonly bytes: Uint8Array;
  readonly columns: readonly DataColumn[];
  /** Rows read before it. */
  readonly before: number;
}

/** Rows of a page. */
interface ReadItems {
  readonly count: number;
  /** The rows as JSON, with commas between them. */
  readonly rows: string;
  readonly continuationToken: string | null | undefined;
}

/** Converts a page of a source's table to rows. */
export function readItems({ bytes, columns, before }: ItemsToRead): ReadAnswer<ReadItems> {
  const read = readSourceAnswer('items', bytes);
  if ('fault' in read) return read;
  const { data, continuationToken } = read.value;
  const rows: string[] = [];
  for (const item of data) {
    const found = rowOfItem(columns, item, before + rows.length + 1);
    if ('fault' in found) return found;
    rows.push(JSON.stringify(found.row));
  }
  return { value: { count: rows.length, rows: rows.join(','), continuationToken } };
}

/** Builds the JSON of a table from the rows of its pages. */
export const tableText = (columns: readonly DataColumn[], pages: readonly string[]): string =>
  `{"columns":${JSON.stringify(columns)},"rows":[${pages.filter((rows) => rows !== '').join(',')}]}`;

/** The part of a stored table that a caller needs. */
export interface TableParts {
  /** Some rows from an index on. */
  readonly page: { readonly from: number; readonly limit: number };
  /** All rows as records. @param types types of the variables, by name */
  readonly records: { readonly types: ReadonlyMap<string, string> };
  /** Which of these texts occur in columns of these names. */
  readonly cells: { readonly columns: ReadonlySet<string>; readonly texts: readonly string[] };
}

/** The parts of a table by their kind. */
export interface ReadTableParts {
  page: SpelledRows & { readonly columns: readonly DataColumn[]; readonly total: number };
  records: RecordsText;
  cells: readonly string[];
}

/** A stored table, and the part to read of it. */
export type TableToRead = {
  [Part in keyof TableParts]: { readonly bytes: Uint8Array; readonly part: Part } & TableParts[Part];
}[keyof TableParts];

/** Reads a part of a stored table. */
export function readTablePart(request: TableToRead): ReadTableParts[keyof TableParts] {
  const { columns, rows } = JSON.parse(new TextDecoder().decode(request.bytes)) as DataSetContent;
  switch (request.part) {
    case 'page': {
      const shown = rows.slice(request.from, request.from + request.limit);
      return { columns, total: rows.length, ...spellRows(shown) };
    }
    case 'records':
      return recordsText(rows.map((row) => recordOf(columns, row, request.types)));
    case 'cells':
      return findTexts({ columns, rows }, request);
  }
}

function findTexts({ columns, rows }: DataSetContent, wanted: TableParts['cells']): string[] {
  const texts = new Set(wanted.texts);
  const places = columns.flatMap(({ name }, index) => (wanted.columns.has(name) ? [index] : []));
  const found = new Set<string>();
  for (const row of rows)
    for (const place of places) {
      const text = textOfCell(row[place] ?? null);
      if (texts.has(text)) found.add(text);
    }
  return [...found];
}
