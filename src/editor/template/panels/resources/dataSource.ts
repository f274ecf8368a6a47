import type { DataColumn } from '@/domain/data-sets';
import { dataSourceOf, newVariable, type Document, type Variable } from '@/engine/document';
import type { Operation } from '@/engine/edit';
import { newId } from '../../core/newId';
import { freeNameOf } from '../../core/numberedName';

/** A data set or connector as a possible data source. */
export type SourceOfRecords =
  | {
      readonly kind: 'dataSet';
      readonly id: string;
      readonly name: string;
      readonly columns: readonly DataColumn[];
    }
  | { readonly kind: 'connector'; readonly id: string; readonly name: string };

/** Whether a document uses this data source. */
export function isUsed(document: Document, { kind, id }: SourceOfRecords): boolean {
  const source = dataSourceOf(document)?.variable.source;
  if (source?.type === 'dataSet') return kind === 'dataSet' && source.dataSetId === id;
  if (source?.type !== 'connector' || kind !== 'connector') return false;
  const behind = document.connectors.items[source.connectorId]?.source;
  return behind?.type === 'environment' && behind.id === id;
}

/** Returns the operations that make this the document's data source and replace any other. */
export function chooseDataSource(document: Document, chosen: SourceOfRecords): readonly Operation[] {
  const present = dataSourceOf(document);
  const names = Object.values(document.variables.items).map(({ name }) => name);
  const { operations, source } = sourceFor(document, chosen);
  const variable = { ...(present?.variable ?? newVariable(freeNameOf('Data', names), 'dataSource')), source };
  return [
    ...operations,
    present
      ? { kind: 'setVariable', variableId: present.variableId, variable }
      : { kind: 'addVariable', variableId: newId(), variable },
  ];
}

function sourceFor({ connectors }: Document, { kind, id, name }: SourceOfRecords) {
  if (kind === 'dataSet') return { operations: [], source: { type: 'dataSet', dataSetId: id } as const };
  const own = connectors.order.find((each) => {
    const { source } = connectors.items[each] ?? {};
    return source?.type === 'environment' && source.id === id;
  });
  const connectorId = own ?? newId();
  const adding: Operation = {
    kind: 'addConnector',
    connectorId,
    connector: { name, options: {}, mappings: [], source: { type: 'environment', id } },
  };
  return {
    operations: own === undefined ? [adding] : [],
    source: { type: 'connector', connectorId } as const,
  };
}

const TYPE_OF = {
  singleLine: 'shortText',
  multiLine: 'longText',
  number: 'number',
  date: 'date',
  boolean: 'boolean',
} as const satisfies Record<DataColumn['type'], Variable['type']>;

/** Returns the operations that add a variable for each column without one; the column then fills it. */
export function addMissingVariables(
  document: Document,
  columns: readonly DataColumn[],
): readonly Operation[] {
  const names = new Set(Object.values(document.variables.items).map(({ name }) => name));
  return columns
    .filter(({ name }) => !names.has(name))
    .map(({ name, type }) => ({
      kind: 'addVariable',
      variableId: newId(),
      variable: newVariable(name, TYPE_OF[type]),
    }));
}
