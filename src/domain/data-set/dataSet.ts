import { textOfCell, type DataColumn, type DataRow } from './columns';

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
    .map(textOfCell)
    .filter((text) => text !== '')
    .join(BETWEEN);
