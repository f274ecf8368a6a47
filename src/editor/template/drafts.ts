import type { Document } from '@/engine/document';
import { forget, keep, readKept } from '@/product/browserKeeping';

/** The name of a template that has none yet. */
export const UNNAMED = 'New template';

/** Under what the browser keeps a template of an environment; one that was never saved has no id. */
export const draftKey = (environment: { readonly guid: string }, templateId: string | undefined): string =>
  `${environment.guid} ${templateId ?? 'new'}`;

/** What of a template was not saved, as the browser keeps it. */
export interface Draft {
  /** To be read before it is trusted. */
  readonly document: unknown;
  /** What it is called, where it was never saved under that name. */
  readonly name?: string | undefined;
  /** The revision it was made from; none for a template that was never saved. */
  readonly revision: number | undefined;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** What was not saved of a template; none where there is nothing, or the browser keeps nothing. */
export const readDraft = async (key: string): Promise<Draft | undefined> =>
  (await readKept(key)) as Draft | undefined;

/** Keeps what is not saved of a template. A browser that keeps nothing is no reason to stop working. */
export const writeDraft = async (
  key: string,
  draft: Draft & { readonly document: Document },
): Promise<void> => void (await keep(key, draft));

/** Forgets what was not saved of a template. */
export const deleteDraft = forget;
