import { textOfCell, valueOfCell, type DataCell, type DataColumn, type DataRow } from '../data-sets';
import type { SettingValues } from '../output-settings';
import { invalidField, type Refusal } from '../refusal';
import type { OutputRecord } from './outputRequest';

/** Refusals of a data source without usable rows. */
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

/** Refuses a file of all rows if the setting does not allow it. */
export const refusalOfAllRecords = ({ dataSourceEnabled }: SettingValues): Refusal | undefined =>
  dataSourceEnabled
    ? undefined
    : invalidField(
        'allRecords',
        'The output setting makes no file of all records: switch its data source on.',
      );

/** Types of variables that take a number without its original text, since they count or compare. */
const WITHOUT_SPELLING: ReadonlySet<string> = new Set(['number', 'boolean', 'date']);

/** Returns the value of a cell for a type of variable: texts keep the original text of a number. */
export const cellFor = (type: string, cell: DataCell) =>
  typeof cell === 'object' && cell !== null && !WITHOUT_SPELLING.has(type)
    ? textOfCell(cell)
    : valueOfCell(cell);

/**
 * Converts a row to a record: the values of columns with the name of a variable.
 * @param types the types of the variables, by name
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
