import type { Document, Id, ValueVariable } from '../document';
import { isEmpty } from './values/faultOfValue';
import { isShown } from './values/isShown';
import { setValue, type RawValue, type ValueContext } from './values/setValue';

/** Values by variable name. */
export type DataRecord = Readonly<Record<string, RawValue>>;

/** A problem with a value of a record. */
export interface ValueFinding {
  readonly type: 'InvalidVariableValue' | 'MissingVariableValue';
  readonly variableId: Id;
  /** The name of the variable and the problem with its value. */
  readonly details: string;
}

/** A document filled with the values of a record. */
export interface AppliedRecord {
  readonly document: Document;
  readonly findings: readonly ValueFinding[];
  /** The unusable values, by the ids of their variables. */
  readonly invalid: ReadonlyMap<Id, ValueFinding>;
}

const values = (document: Document): readonly (readonly [Id, ValueVariable])[] =>
  document.variables.order.flatMap((id) => {
    const variable = document.variables.items[id];
    return variable && variable.type !== 'group' ? [[id, variable] as const] : [];
  });

/** Returns the required variables that are visible in the selected layout and have no value. */
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
 * Fills a document with the values of a record, matched by name. Variables missing in the record keep their values, so
 * that each record of a batch continues from the one before. Read-only variables are filled too: a record is no form.
 * Unknown names are skipped.
 * @param before the result of the previous record; its findings stay with the values that stay
 * @param designed the document at the start of the batch
 */
export function applyRecord(
  before: Document | AppliedRecord,
  record: DataRecord,
  context: ValueContext,
  designed?: Document,
): AppliedRecord {
  const document = 'invalid' in before ? before.document : before;
  const invalid = new Map('invalid' in before ? before.invalid : []);
  const items = { ...document.variables.items };
  for (const [id, variable] of values(document)) {
    const raw = Object.hasOwn(record, variable.name) ? record[variable.name] : undefined;
    if (raw === undefined) continue;
    const template = designed?.variables.items[id];
    const set = setValue(variable, raw, context, template?.type === 'group' ? variable : template);
    items[id] = set.variable;
    if (set.fault === undefined) invalid.delete(id);
    else {
      const details = `${variable.name}: ${set.fault}`;
      invalid.set(id, { type: 'InvalidVariableValue', variableId: id, details });
    }
  }
  const filled = { ...document, variables: { ...document.variables, items } };
  const faults = values(filled).flatMap(([id]) => invalid.get(id) ?? []);
  return { document: filled, findings: [...faults, ...missingValues(filled)], invalid };
}
