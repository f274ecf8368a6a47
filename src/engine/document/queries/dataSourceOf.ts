import type { Document } from '../schema/document';
import type { Id } from '../schema/primitives';
import type { VariableOf } from '../schema/variable';

/** Where a document has the records of its output from; it has one such variable at most. */
export function dataSourceOf({
  variables,
}: Pick<Document, 'variables'>): { variableId: Id; variable: VariableOf<'dataSource'> } | undefined {
  for (const variableId of variables.order) {
    const variable = variables.items[variableId];
    if (variable?.type === 'dataSource') return { variableId, variable };
  }
  return undefined;
}

/** The id, in the environment, of the connector that a data source names in its document; `undefined` for another kind. */
export function environmentConnectorOf(
  { connectors }: Pick<Document, 'connectors'>,
  { connectorId }: Extract<VariableOf<'dataSource'>['source'], { type: 'connector' }>,
): string | undefined {
  const source = connectors.items[connectorId]?.source;
  return source?.type === 'environment' ? source.id : undefined;
}
