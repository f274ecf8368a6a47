import { NO_DATA_SOURCE, recordOf, type OutputRecord } from '@/domain/output';
import { dataSourceOf, environmentConnectorOf, variableTypes, type Document } from '@/engine/document';
import { problemOf } from '../../http/Problem';
import { findConnector } from '../connectors/connectorQueries';
import { requireTable } from '../connectors/connectorRows';
import type { Reach } from '../connectors/connectorSource';
import { findDataSet, readRows } from '../publisher';

/** Rows read at a time. */
const PAGE = 500;

/**
 * Yields every row of a document's data source as a record, in order: its own rows, those of a data set, read page by
 * page, or those of a connector, enabled or not.
 * @throws Problem 400 when there are none, 502 when they are unreachable
 */
export async function allRecords(
  reach: Reach,
  environmentId: string,
  document: Document,
): Promise<OutputRecord[]> {
  const source = dataSourceOf(document)?.variable.source;
  if (!source || source.type === 'none') throw problemOf(NO_DATA_SOURCE.none);
  const types = variableTypes(document);
  const records: OutputRecord[] = [];
  if (source.type === 'injected') {
    const columns = source.properties;
    for (const row of source.rows)
      records.push(
        recordOf(
          columns,
          columns.map(({ name }) => row[name] ?? null),
          types,
        ),
      );
  } else if (source.type === 'connector') {
    const { columns, rows } = await tableOf(reach, environmentId, environmentConnectorOf(document, source));
    for (const row of rows) records.push(recordOf(columns, row, types));
  } else {
    const { database } = reach;
    const dataSet = await findDataSet(database, environmentId, source.dataSetId);
    if (!dataSet) throw problemOf(NO_DATA_SOURCE.gone);
    for (let from = 0; from < dataSet.rowCount; from += PAGE) {
      const rows = await readRows(database, dataSet.id, { from, limit: PAGE });
      for (const row of rows) records.push(recordOf(dataSet.columns, row, types));
    }
  }
  if (records.length === 0) throw problemOf(NO_DATA_SOURCE.noRows);
  return records;
}

/** Reads the table of a connector of the environment. @throws Problem 400 when there is none, 502 */
async function tableOf(reach: Reach, environmentId: string, connectorId: string | undefined) {
  const found =
    connectorId === undefined ? undefined : await findConnector(reach.database, environmentId, connectorId);
  if (found?.type !== 'data') throw problemOf(NO_DATA_SOURCE.connectorGone);
  if (!found.source) throw problemOf(NO_DATA_SOURCE.noReach);
  return requireTable(reach, found);
}
