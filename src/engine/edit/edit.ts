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

/** What takes a document from one state to another. Plain data; fits only the state it was made for. */
export type Change = readonly Patch[];

/** A changed document, and the way back. */
export interface Edit {
  readonly document: Document;
  readonly inverse: Change;
}

/** The kind an operation is of; `undefined` where its name is none. Operations may come from scripts. */
const kindOf = ({ kind }: Operation): OperationKind | undefined =>
  Object.hasOwn(OPERATIONS, kind) ? (OPERATIONS[kind] as unknown as OperationKind) : undefined;

/** What is wrong with an operation by itself. */
function faultOfOperation(operation: Operation): Fault | undefined {
  const malformed = faultOfJson(operation, LIMITS);
  if (malformed) return malformed;
  const kind = kindOf(operation);
  if (!kind) return { pointer: '/kind', message: `There is no operation ${String(operation.kind)}.` };
  const { kind: _, ...payload } = operation;
  return faultOfSchema(kind.schema, payload);
}

/** An edit of one operation. */
interface Step extends Edit {
  /** Whether it leaves all rules between things as they were. */
  readonly isFreeOfRules: boolean;
}

/** Does one operation. What it puts into the document meets the schema; references are left to `edit`. */
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
 * Changes a document by operations, all of them or none. The pointer of a refusal starts with the index of the operation
 * that is at fault, followed by a place in the operation or in the document it would make; where each is right and what
 * they come to is not, it is empty. What operations hold becomes part of the document, and as such can't be changed any
 * more.
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

/** Takes a change back. The edit that comes out takes it forward again by its inverse. */
export function revert(document: Document, change: Change): Edit {
  const [reverted, , inverse] = produceWithPatches(document, (draft: DocumentDraft) => {
    applyPatches(draft, [...change]);
  });
  return { document: reverted, inverse };
}
