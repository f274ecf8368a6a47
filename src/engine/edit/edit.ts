import { applyPatches, enablePatches, produceWithPatches, type Patch } from 'immer';
import { LIMITS, type Document, type Fault, type Result } from '../document';
import { pointerTo } from '../document/read/fault';
import { faultOfJson } from '../document/read/faultOfJson';
import { faultOfSchema } from '../document/read/faultOfSchema';
import { accept, refuse as refusal } from '../document/read/refusal';
import { faultOfRules } from '../document/rules/faultOfRules';
import { faultOfPatches } from './faultOfPatches';
import { isFreeOfRules } from './isFreeOfRules';
import { Refused, type DocumentDraft, type OperationKind } from './operation';
import { OPERATIONS, type Operation } from './operations';

enablePatches();

/** Patches from one state of a document to another. Plain data; valid only for the state they were made from. */
export type Change = readonly Patch[];

/** A changed document and the change that undoes it. */
export interface Edit {
  readonly document: Document;
  readonly inverse: Change;
}

/** Returns the kind of an operation; `undefined` for an unknown name, as operations may come from scripts. */
const kindOf = ({ kind }: Operation): OperationKind | undefined =>
  Object.hasOwn(OPERATIONS, kind) ? (OPERATIONS[kind] as unknown as OperationKind) : undefined;

/** Returns the fault of an operation by its schema. */
function faultOfOperation(operation: Operation): Fault | undefined {
  const malformed = faultOfJson(operation, LIMITS);
  if (malformed) return malformed;
  const kind = kindOf(operation);
  if (!kind) return { pointer: '/kind', message: `There is no operation ${String(operation.kind)}.` };
  const { kind: _, ...payload } = operation;
  return faultOfSchema(kind.schema, payload);
}

/** The edit of one operation. */
interface Step extends Edit {
  /** Whether the operation can't break any cross-reference rule. */
  readonly isFreeOfRules: boolean;
}

/** Applies one operation. Its values meet the schema; `edit` checks references. */
function doOne(document: Document, operation: Operation): Result<Step, Fault> {
  const malformed = faultOfOperation(operation);
  if (malformed) return refusal(malformed);
  const { kind: _, ...payload } = operation;
  try {
    const [changed, patches, inverse] = produceWithPatches(document, (draft: DocumentDraft) => {
      kindOf(operation)?.apply(draft, payload);
    });
    const fault = faultOfPatches(changed, patches);
    return fault
      ? refusal(fault)
      : accept({ document: changed, inverse, isFreeOfRules: isFreeOfRules(patches) });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return refusal({ pointer: '', message: error.message });
  }
}

/**
 * Applies operations to a document, all or none. The pointer of a refusal starts with the index of the faulty
 * operation. A place in the operation or in the resulting document follows. The pointer is empty if each operation is
 * valid, but the result is not. The payloads become part of the document and are frozen.
 */
export function edit(document: Document, operations: readonly Operation[]): Result<Edit, Fault> {
  let changed = document;
  let isSound = true;
  const inverse: Patch[] = [];
  for (const [index, operation] of operations.entries()) {
    const step = doOne(changed, operation);
    if (!step.ok) return refusal({ ...step.refusal, pointer: pointerTo(index) + step.refusal.pointer });
    changed = step.value.document;
    isSound &&= step.value.isFreeOfRules;
    inverse.unshift(...step.value.inverse);
  }
  const fault = isSound ? undefined : faultOfRules(changed);
  if (fault) return refusal({ pointer: '', message: fault.message });
  return accept({ document: changed, inverse });
}

/** Undoes a change. The inverse of the returned edit redoes it. */
export function revert(document: Document, change: Change): Edit {
  const [reverted, , inverse] = produceWithPatches(document, (draft: DocumentDraft) => {
    applyPatches(draft, [...change]);
  });
  return { document: reverted, inverse };
}
