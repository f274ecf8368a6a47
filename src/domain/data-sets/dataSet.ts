import { textOfCell, type DataColumn, type DataRow } from './columns';

/** A data set in lists and at its own address. Times are those of the platform. */
export interface DataSetRecord {
  readonly id: string;
  readonly name: string;
  readonly columns: readonly DataColumn[];
  readonly rowCount: number;
  readonly createdAt: Date;
  readonly modifiedAt: Date;
}

/** Describes a data set for the contract. */
export const describeDataSet = ({ id, name, columns, rowCount, createdAt, modifiedAt }: DataSetRecord) => ({
  id,
  name,
  rowCount,
  columns: columns.map((column) => ({ name: column.name, type: column.type })),
  dateCreated: createdAt.toISOString(),
  lastModifiedDate: modifiedAt.toISOString(),
});

/** Sort keys of data sets. */
export const DATA_SET_SORTS = ['name', 'created', 'modified'] as const;
export type DataSetSort = (typeof DATA_SET_SORTS)[number];

/** Returns the initial name of a data set: its file name without the extension. */
export const nameOfFile = (fileName: string): string => fileName.replace(/\.(?:csv|tsv|txt|xlsx|xlsm)$/i, '');

/** The separator of values in a row's label. */
const BETWEEN = ' | ';

/** Returns the label of a row: its values in order. */
export const labelOfRow = (row: DataRow): string =>
  row
    .map(textOfCell)
    .filter((text) => text !== '')
    .join(BETWEEN);
