import type { Draft } from 'immer';
import * as z from 'zod/mini';
import type { Document } from '../document';

/** A document that an operation changes. */
export type DocumentDraft = Draft<Document>;

/** The schema of an operation's payload, and its effect. */
export interface OperationKind<Schema extends z.ZodMiniType = z.ZodMiniType> {
  readonly schema: Schema;
  readonly apply: (draft: DocumentDraft, payload: z.infer<Schema>) => void;
}

/** Defines an operation with these fields. It changes the draft, or refuses with `refuse`. */
export const operation = <Shape extends z.core.$ZodShape>(
  fields: Shape,
  apply: (draft: DocumentDraft, payload: z.infer<z.ZodMiniObject<Shape, z.core.$strict>>) => void,
) => ({ schema: z.strictObject(fields), apply }) as OperationKind<z.ZodMiniObject<Shape, z.core.$strict>>;

/** Thrown inside an impossible operation; `edit` returns its message. */
export class Refused extends Error {}

/** Aborts an impossible operation with a message for its author. */
export function refuse(message: string): never {
  throw new Refused(message);
}
