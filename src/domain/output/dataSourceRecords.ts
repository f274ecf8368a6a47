import { recordOfRow, type DataColumn, type DataRow } from '../data-set';
import type { SettingValues } from '../output-setting';
import { invalidField, type Refusal } from '../refusal';
import type { OutputRecord } from './outputRequest';

/** Why the rows of a data source can't be the records of output. */
export const NO_DATA_SOURCE = {
  none: invalidField('allRecords', 'The document has no data source.'),
  gone: invalidField(
    'allRecords',
    'The data set that the document takes its records from is not there any more.',
  ),
  connectorGone: invalidField(
    'allRecords',
    'The connector that the document takes its records from is not there any more.',
  ),
  noReach: invalidField(
    'allRecords',
    'The connector that the document takes its records from has no source.',
  ),
  noRows: invalidField('allRecords', 'The data source has no rows.'),
} as const satisfies Record<string, Refusal>;

/** Why a setting doesn't make a file of all rows of a data source. */
export const refusalOfAllRecords = ({ dataSourceEnabled }: SettingValues): Refusal | undefined =>
  dataSourceEnabled
    ? undefined
    : invalidField(
        'allRecords',
        'The output setting makes no file of all records: switch its data source on.',
      );

/** A row as a record: the values of the columns that a variable of the document has the name of. */
export function recordOf(
  columns: readonly DataColumn[],
  row: DataRow,
  names: ReadonlySet<string>,
): OutputRecord {
  const record = recordOfRow(columns, row);
  return Object.fromEntries(Object.entries(record).filter(([name]) => names.has(name)));
}
