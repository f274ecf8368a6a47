import { NO_DATA_SOURCE, recordOf, type OutputRecord } from '@/domain/output';
import { dataSourceOf, type Document } from '@/engine/document';
import type { Database } from '../../database';
import { problemOf } from '../../http/Problem';
import { findDataSet, readRows } from '../publisher';

/** Rows read at a time. */
const PAGE = 500;

/**
 * Every row of the data source of a document as a record, in the order of the rows: what it has itself, or the rows of a
 * data set of its environment, which are read page by page. @throws Problem 400 where there are none
 */
export async function allRecords(
  database: Database,
  environmentId: string,
  document: Document,
): Promise<OutputRecord[]> {
  const source = dataSourceOf(document)?.variable.source;
  if (!source || source.type === 'none') throw problemOf(NO_DATA_SOURCE.none);
  if (source.type === 'connector') throw problemOf(NO_DATA_SOURCE.connector);
  const names = new Set(Object.values(document.variables.items).map(({ name }) => name));
  const records: OutputRecord[] = [];
  if (source.type === 'injected') {
    const columns = source.properties;
    for (const row of source.rows)
      records.push(
        recordOf(
          columns,
          columns.map(({ name }) => row[name] ?? null),
          names,
        ),
      );
  } else {
    const dataSet = await findDataSet(database, environmentId, source.dataSetId);
    if (!dataSet) throw problemOf(NO_DATA_SOURCE.gone);
    for (let from = 0; from < dataSet.rowCount; from += PAGE) {
      const rows = await readRows(database, dataSet.id, { from, limit: PAGE });
      for (const row of rows) records.push(recordOf(dataSet.columns, row, names));
    }
  }
  if (records.length === 0) throw problemOf(NO_DATA_SOURCE.noRows);
  return records;
}
