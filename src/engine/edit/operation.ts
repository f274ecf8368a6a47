import type { Draft } from 'immer';
import * as z from 'zod/mini';
import type { Document } from '../document';

/** A document an operation is changing. */
export type DocumentDraft = Draft<Document>;

/** What an operation takes, and what it does with it. */
export interface OperationKind<Schema extends z.ZodMiniType = z.ZodMiniType> {
  readonly schema: Schema;
  readonly apply: (draft: DocumentDraft, payload: z.infer<Schema>) => void;
}

/** An operation that takes these fields. It changes the draft, or refuses with `refuse`. */
export const operation = <Shape extends z.core.$ZodShape>(
  fields: Shape,
  apply: (draft: DocumentDraft, payload: z.infer<z.ZodMiniObject<Shape, z.core.$strict>>) => void,
) => ({ schema: z.strictObject(fields), apply }) as OperationKind<z.ZodMiniObject<Shape, z.core.$strict>>;

/** Thrown inside an operation that can't be done; `edit` answers with its message. */
export class Refused extends Error {}

/** Ends an operation that can't be done. Words are for whoever wanted it. */
export function refuse(message: string): never {
  throw new Refused(message);
}
