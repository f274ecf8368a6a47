import { NO_DATA_SOURCE, recordOf } from '@/domain/output';
import { dataSourceOf, environmentConnectorOf, variableTypes } from '@/engine/document';
import { problemOf } from '../../http/Problem';
import { joinRecords, recordsText, type DocumentWithText, type RecordsText } from '../../readers';
import { findConnector } from '../connectors/connectorQueries';
import { requireTable } from '../connectors/connectorRows';
import type { Reach } from '../connectors/connectorSource';
import { findDataSet, readRows } from '../publisher';

/** Rows read at a time. */
const PAGE = 500;

/**
 * Returns every row of a document's data source as a record, in order: its own rows, those of a data set, read page by
 * page, or those of a connector, enabled or not.
 * @throws Problem 400 when there are none, 502 when they are unreachable
 */
export async function allRecords(
  reach: Reach,
  environmentId: string,
  { document, text }: DocumentWithText,
): Promise<RecordsText> {
  const source = dataSourceOf(document)?.variable.source;
  if (!source || source.type === 'none') throw problemOf(NO_DATA_SOURCE.none);
  const types = variableTypes(document);
  const records = await (() => {
    if (source.type === 'injected') return reach.readers.ownRecords(text);
    if (source.type === 'dataSet') return recordsOfDataSet(reach, environmentId, source.dataSetId, types);
    return recordsOfConnector(reach, environmentId, environmentConnectorOf(document, source), types);
  })();
  if (records.length === 0) throw problemOf(NO_DATA_SOURCE.noRows);
  return records;
}

/** @throws Problem 400 without such a data set */
async function recordsOfDataSet(
  { database }: Reach,
  environmentId: string,
  dataSetId: string,
  types: ReadonlyMap<string, string>,
): Promise<RecordsText> {
  const dataSet = await findDataSet(database, environmentId, dataSetId);
  if (!dataSet) throw problemOf(NO_DATA_SOURCE.gone);
  const pages: RecordsText[] = [];
  for (let from = 0; from < dataSet.rowCount; from += PAGE) {
    const rows = await readRows(database, dataSet.id, { from, limit: PAGE });
    pages.push(recordsText(rows.map((row) => recordOf(dataSet.columns, row, types))));
  }
  return joinRecords(pages);
}

/** @throws Problem 400 without such a connector, 502 */
async function recordsOfConnector(
  reach: Reach,
  environmentId: string,
  connectorId: string | undefined,
  types: ReadonlyMap<string, string>,
): Promise<RecordsText> {
  const found =
    connectorId === undefined ? undefined : await findConnector(reach.database, environmentId, connectorId);
  if (found?.type !== 'data') throw problemOf(NO_DATA_SOURCE.connectorGone);
  if (!found.source) throw problemOf(NO_DATA_SOURCE.noReach);
  return requireTable(reach, found, 'records', { types });
}
