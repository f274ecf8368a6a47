import { invalidField, type Refusal } from '../refusal';

/** The maximum length of a note. */
export const LONGEST_NOTE = 200;

/** Refuses a note that is too long without its outer blanks. */
export const refusalOfNote = (note: string): Refusal | undefined =>
  [...note.trim()].length > LONGEST_NOTE
    ? invalidField('note', `A note has at most ${LONGEST_NOTE} characters.`)
    : undefined;

/** Normalises a note for storing: removes outer blanks; null if it is empty. */
export const storedNote = (note: string | undefined): string | null => note?.trim() || null;

/** Writes the note of a restored version. */
export const noteOfRestored = (version: number): string => `Version ${version} restored`;

/** A version of a template's document. */
interface TemplateVersionRecord {
  /** Its revision. */
  readonly revision: number;
  /** The user who saved it; null for an integration and for a deleted account. */
  readonly savedBy: string | null;
  readonly savedAt: Date;
  readonly note: string | null;
}

/** Describes a version for the contract. */
export const describeVersion = (
  { revision, savedBy, savedAt, note }: TemplateVersionRecord,
  currentRevision: number,
) => ({
  version: revision,
  savedBy,
  dateSaved: savedAt.toISOString(),
  note,
  isCurrent: revision === currentRevision,
});
