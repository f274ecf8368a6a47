import type { Document } from '@/engine/document';
import { edit, type Operation } from '@/engine/edit';
import { sampleDocument } from '../../support/sampleDocument';

/** A document after some operations. */
export function afterOn(document: Document, ...operations: Operation[]): Document {
  const result = edit(document, operations);
  if (!result.ok) throw new Error(`${result.refusal.pointer} ${result.refusal.message}`);
  return result.value.document;
}

/** The sample after some operations. */
export const after = (...operations: Operation[]): Document => afterOn(sampleDocument(), ...operations);

/** Returns the refusal of the first operation on a document that can't be done. */
export function refusalOn(document: Document, ...operations: Operation[]): string | undefined {
  const result = edit(document, operations);
  return result.ok ? undefined : result.refusal.message;
}

/** Returns the refusal of the first operation on the sample that can't be done. */
export const refusalOf = (...operations: Operation[]): string | undefined =>
  refusalOn(sampleDocument(), ...operations);
