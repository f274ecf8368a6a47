import { invalidField, type Refusal } from '../refusal';

/** Most characters a note has. */
export const LONGEST_NOTE = 200;

/** Why a note, blanks around it left out, can't be that of a version. */
export const refusalOfNote = (note: string): Refusal | undefined =>
  [...note.trim()].length > LONGEST_NOTE
    ? invalidField('note', `A note has at most ${LONGEST_NOTE} characters.`)
    : undefined;

/** A note as it is stored: without outer blanks, and none where nothing is left. */
export const storedNote = (note: string | undefined): string | null => note?.trim() || null;

/** The note of a version that was made from an earlier one. */
export const noteOfRestored = (version: number): string => `Version ${version} restored`;

/** A document a template has or had. */
interface TemplateVersionRecord {
  /** The revision it was. */
  readonly revision: number;
  /** Who saved it; nobody for an integration and for an account that is gone. */
  readonly savedBy: string | null;
  readonly savedAt: Date;
  readonly note: string | null;
}

/** A version in the words of the contract. */
export const describeVersion = (
  { revision, savedBy, savedAt, note }: TemplateVersionRecord,
  currentRevision: number,
) => ({
  ...{ version: revision, savedBy, dateSaved: savedAt.toISOString(), note },
  isCurrent: revision === currentRevision,
});
