import type { DataColumn, DataRow } from './columns';

/** A data set as lists and its own address give it. Moments are those of the platform. */
export interface DataSetRecord {
  readonly id: string;
  readonly name: string;
  readonly columns: readonly DataColumn[];
  readonly rowCount: number;
  readonly createdAt: Date;
  readonly modifiedAt: Date;
}

/** A data set in the words of the contract. */
export const describeDataSet = ({ id, name, columns, rowCount, createdAt, modifiedAt }: DataSetRecord) => ({
  ...{ id, name, rowCount },
  columns: columns.map((column) => ({ name: column.name, type: column.type })),
  dateCreated: createdAt.toISOString(),
  lastModifiedDate: modifiedAt.toISOString(),
});

/** What a list of data sets can be sorted by. */
export const DATA_SET_SORTS = ['name', 'created', 'modified'] as const;
export type DataSetSort = (typeof DATA_SET_SORTS)[number];

/** What a data set is called at first: as its file, without the extension. */
export const nameOfFile = (fileName: string): string => fileName.replace(/\.(?:csv|tsv|txt)$/i, '');

/** Between the values of a row in its label. */
const BETWEEN = ' | ';

/** What a row is called: its values, one after the other. */
export const labelOfRow = (row: DataRow): string =>
  row
    .filter((value) => value !== null && value !== '')
    .map(String)
    .join(BETWEEN);

/** A row as a record of output: its values by the names of the columns. */
export const recordOfRow = (columns: readonly DataColumn[], row: DataRow) =>
  Object.fromEntries(columns.map(({ name }, index) => [name, row[index] ?? null]));
