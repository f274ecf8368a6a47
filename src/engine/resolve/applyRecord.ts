import type { Document, Id, ValueVariable } from '../document';
import { isEmpty } from './values/faultOfValue';
import { isShown } from './values/isShown';
import { setValue, type RawValue, type ValueContext } from './values/setValue';

/** Values by the name of their variable. */
export type DataRecord = Readonly<Record<string, RawValue>>;

/** What is to be reported of the values of a record. */
export interface ValueFinding {
  readonly type: 'InvalidVariableValue' | 'MissingVariableValue';
  readonly variableId: Id;
  /** The name of the variable and what is wrong with its value. */
  readonly details: string;
}

/** A document with the values of a record. */
export interface AppliedRecord {
  readonly document: Document;
  readonly findings: readonly ValueFinding[];
}

const values = (document: Document): readonly (readonly [Id, ValueVariable])[] =>
  document.variables.order.flatMap((id) => {
    const variable = document.variables.items[id];
    return variable && variable.type !== 'group' ? [[id, variable] as const] : [];
  });

/** The variables that need a value, are shown in the selected layout, and have none. */
export const missingValues = (document: Document): readonly ValueFinding[] =>
  values(document)
    .filter(
      ([, variable]) =>
        variable.isRequired && isEmpty(variable) && isShown(document, variable, document.selectedLayoutId),
    )
    .map(([variableId, { name }]) => ({
      type: 'MissingVariableValue',
      variableId,
      details: `${name} needs a value.`,
    }));

/**
 * Fills a document with the values of a record, matched by name. What the record leaves out keeps its value, so that each
 * record of a batch goes on from the document the one before it made; `designed` is the document the batch began with. A
 * read-only variable is filled too: a record is no form. Names the document does not have are passed over.
 */
export function applyRecord(
  document: Document,
  record: DataRecord,
  context: ValueContext,
  designed: Document = document,
): AppliedRecord {
  const findings: ValueFinding[] = [];
  const items = { ...document.variables.items };
  for (const [id, variable] of values(document)) {
    const raw = Object.hasOwn(record, variable.name) ? record[variable.name] : undefined;
    if (raw === undefined) continue;
    const template = designed.variables.items[id];
    const set = setValue(variable, raw, context, template?.type === 'group' ? variable : template);
    items[id] = set.variable;
    if (set.fault === undefined) continue;
    const details = `${variable.name}: ${set.fault}`;
    findings.push({ type: 'InvalidVariableValue', variableId: id, details });
  }
  const filled = { ...document, variables: { ...document.variables, items } };
  return { document: filled, findings: [...findings, ...missingValues(filled)] };
}
