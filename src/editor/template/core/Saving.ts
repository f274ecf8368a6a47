import type { Document } from '@/engine/document';

/** Milliseconds after the last change until it is kept in the browser. */
export const KEEP_DELAY = 1_500;

/** Whether the platform has what is on screen. */
export type SaveState = 'saved' | 'unsaved' | 'saving' | 'failed';

/** How far saving is. */
export interface SavingView {
  readonly saveState: SaveState;
  /** Why it could not be saved. */
  readonly failure: unknown;
}

/** How a template is kept. */
export interface EditorStore {
  /**
   * Saves the document over this revision; over whatever there is without one.
   * @returns the new revision
   */
  readonly save: (document: Document, revision: number | undefined) => Promise<number>;
  /** Keeps a document in the browser against a crash, with the revision it started from; `undefined` once it is saved. */
  readonly keep: (document: Document | undefined, revision: number | undefined) => void;
}

interface Start extends EditorStore {
  readonly document: Document;
  /** The revision the document was read with; none where it was never saved. */
  readonly revision: number | undefined;
  /** Whether the document is what is stored as this revision. */
  readonly isSaved: boolean;
  readonly onChange: (changes: SavingView) => void;
}

/** What of a document is saved, and what is kept in the browser until it is. */
export class Saving {
  readonly #start: Start;
  #document: Document;
  #revision: number | undefined;
  #saved: Document | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #saving: Promise<boolean> | undefined;

  constructor(start: Start) {
    this.#start = start;
    this.#document = start.document;
    this.#revision = start.revision;
    this.#saved = start.isSaved ? start.document : undefined;
  }

  /** The revision that is stored, as far as is known here. */
  get revision(): number | undefined {
    return this.#revision;
  }

  /** Takes the document as it is now. */
  follow(document: Document): void {
    this.#document = document;
    if (!this.#saving) this.#show(this.#isSaved ? 'saved' : 'unsaved');
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#keep, KEEP_DELAY);
  }

  /**
   * Saves what is not saved yet.
   * @param overwrites whatever somebody else has saved meanwhile
   * @returns whether all of it is saved now
   */
  async save(overwrites: boolean): Promise<boolean> {
    while (!this.#isSaved) {
      if (!(await (this.#saving ?? this.#saveOnce(overwrites)))) return false;
    }
    return true;
  }

  /** Counts the document as saved: it is kept elsewhere. */
  abandon(): void {
    this.#saved = this.#document;
    this.#keep();
    this.#show('saved');
  }

  /** Keeps at once what waits to be kept. */
  close(): void {
    if (this.#timer !== undefined) this.#keep();
  }

  get #isSaved(): boolean {
    return this.#document === this.#saved;
  }

  #saveOnce(overwrites: boolean): Promise<boolean> {
    const document = this.#document;
    this.#show('saving');
    this.#saving = this.#start.save(document, overwrites ? undefined : this.#revision).then(
      (revision) => {
        this.#saving = undefined;
        this.#revision = revision;
        this.#saved = document;
        if (this.#isSaved) this.#keep();
        this.#show(this.#isSaved ? 'saved' : 'unsaved');
        return true;
      },
      (failure: unknown) => {
        this.#saving = undefined;
        this.#show('failed', failure);
        return false;
      },
    );
    return this.#saving;
  }

  readonly #keep = (): void => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#start.keep(this.#isSaved ? undefined : this.#document, this.#revision);
  };

  #show(saveState: SaveState, failure?: unknown): void {
    this.#start.onChange({ saveState, failure });
  }
}
