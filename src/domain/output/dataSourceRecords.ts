import { textOfCell, valueOfCell, type DataCell, type DataColumn, type DataRow } from '../data-set';
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

/** Types of variables that count or compare, and so take a number without its spelling. */
const WITHOUT_SPELLING: ReadonlySet<string> = new Set(['number', 'boolean', 'date']);

/** The value of a cell for a variable of a type: a text keeps how a number was written. */
export const cellFor = (type: string, cell: DataCell) =>
  typeof cell === 'object' && cell !== null && !WITHOUT_SPELLING.has(type)
    ? textOfCell(cell)
    : valueOfCell(cell);

/**
 * A row as a record: the values of the columns that a variable of the document has the name of.
 * @param types of the variables, by their names
 */
export function recordOf(
  columns: readonly DataColumn[],
  row: DataRow,
  types: ReadonlyMap<string, string>,
): OutputRecord {
  return Object.fromEntries(
    columns.flatMap(({ name }, index) => {
      const type = types.get(name);
      return type === undefined ? [] : [[name, cellFor(type, row[index] ?? null)]];
    }),
  );
}
