import type { Document } from '@/engine/document';
import { forget, keep, readKept } from '@/product/browserKeeping';

/** Name of an unnamed template. */
export const UNNAMED = 'New template';

/** Returns the browser storage key of a template's draft; a template that was never saved has no id. */
export const draftKey = (environment: { readonly guid: string }, templateId: string | undefined): string =>
  `${environment.guid} ${templateId ?? 'new'}`;

/** Unsaved changes of a template, as stored in the browser. */
export interface Draft {
  /** Not validated yet. */
  readonly document: unknown;
  /** Its name, if it was never saved under it. */
  readonly name?: string | undefined;
  /** Its base revision; undefined if the template was never saved. */
  readonly revision: number | undefined;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Reads a template's draft; undefined if there is none or the browser stores nothing. */
export const readDraft = async (key: string): Promise<Draft | undefined> =>
  (await readKept(key)) as Draft | undefined;

/** Stores a template's draft; a browser without storage causes no error. */
export const writeDraft = async (
  key: string,
  draft: Draft & { readonly document: Document },
): Promise<void> => void (await keep(key, draft));

/** Deletes a template's draft. */
export const deleteDraft = forget;
