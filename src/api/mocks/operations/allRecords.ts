import type { DataSetContent } from '@/domain/data-sets';
import { NO_DATA_SOURCE, recordOf, type OutputRecord } from '@/domain/output';
import {
  dataSourceOf,
  environmentConnectorOf,
  variableTypes,
  type Document,
  type VariableOf,
} from '@/engine/document';
import type { InEnvironment } from '../defineOperation';
import { problemOf } from '../MockProblem';
import { failToReach } from './connectorRows';

type Source = VariableOf<'dataSource'>['source'];

/**
 * Converts all rows of a document's data source to records.
 * @throws MockProblem 400 if there are none
 */
export function allRecords(call: InEnvironment, document: Document): OutputRecord[] {
  const source = dataSourceOf(document)?.variable.source;
  if (!source || source.type === 'none') throw problemOf(NO_DATA_SOURCE.none);
  if (source.type === 'connector') {
    const id = environmentConnectorOf(document, source);
    const row = call.store.connectors.find(
      (each) => each.environmentId === call.environmentId && each.id === id && each.type === 'data',
    );
    if (!row) throw problemOf(NO_DATA_SOURCE.connectorGone);
    if (!row.source) throw problemOf(NO_DATA_SOURCE.noReach);
    return failToReach(row);
  }
  const types = variableTypes(document);
  const { columns, rows } = tableOf(call, source);
  if (rows.length === 0) throw problemOf(NO_DATA_SOURCE.noRows);
  return rows.map((row) => recordOf(columns, row, types));
}

function tableOf(
  { store, environmentId }: InEnvironment,
  source: Extract<Source, { type: 'injected' | 'dataSet' }>,
): DataSetContent {
  if (source.type === 'injected') {
    const { properties: columns, rows } = source;
    return { columns, rows: rows.map((row) => columns.map(({ name }) => row[name] ?? null)) };
  }
  const dataSet = store.dataSets.find(
    (row) => row.environmentId === environmentId && row.id === source.dataSetId,
  );
  if (!dataSet) throw problemOf(NO_DATA_SOURCE.gone);
  return dataSet;
}
