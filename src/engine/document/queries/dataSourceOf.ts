import type { Document } from '../schema/document';
import type { Id } from '../schema/primitives';
import type { VariableOf } from '../schema/variable';

/** Returns the data source of a document; it has at most one. */
export function dataSourceOf({
  variables,
}: Pick<Document, 'variables'>): { variableId: Id; variable: VariableOf<'dataSource'> } | undefined {
  for (const variableId of variables.order) {
    const variable = variables.items[variableId];
    if (variable?.type === 'dataSource') return { variableId, variable };
  }
  return undefined;
}

/** Returns the environment's id of the connector that a data source names; `undefined` for another kind. */
export function environmentConnectorOf(
  { connectors }: Pick<Document, 'connectors'>,
  { connectorId }: Extract<VariableOf<'dataSource'>['source'], { type: 'connector' }>,
): string | undefined {
  const source = connectors.items[connectorId]?.source;
  return source?.type === 'environment' ? source.id : undefined;
}
