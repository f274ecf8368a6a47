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
 * Every row of the data source of a document as a record, in the order of the rows: what it has itself, the rows of a
 * data set of its environment, which are read page by page, or those of a connector, enabled or not.
 * @throws Problem 400 where there are none, 502 where they can't be reached
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

/** The table of a connector of the environment. @throws Problem 400 where there is none, 502 */
async function tableOf(reach: Reach, environmentId: string, connectorId: string | undefined) {
  const found =
    connectorId === undefined ? undefined : await findConnector(reach.database, environmentId, connectorId);
  if (found?.type !== 'data') throw problemOf(NO_DATA_SOURCE.connectorGone);
  if (!found.source) throw problemOf(NO_DATA_SOURCE.noReach);
  return requireTable(reach, found);
}
