import type { Document } from '@/engine/document';

/** Milliseconds after the last change before it is stored in the browser. */
export const KEEP_DELAY = 1_500;

/** State of saving. */
export type SaveState = 'saved' | 'unsaved' | 'saving' | 'failed';

/** State of saving, with the last error. */
export interface SavingView {
  readonly saveState: SaveState;
  /** Why the save failed. */
  readonly failure: unknown;
}

/** Storage of a template. */
export interface EditorStore {
  /**
   * Saves the document over a revision; without one, overwrites any.
   * @returns the new revision
   */
  readonly save: (document: Document, revision: number | undefined) => Promise<number>;
  /** Stores a draft in the browser against a crash, with its base revision; `undefined` deletes it. */
  readonly keep: (document: Document | undefined, revision: number | undefined) => void;
}

interface Start extends EditorStore {
  readonly document: Document;
  /** The revision of the read document; undefined if it was never saved. */
  readonly revision: number | undefined;
  /** Whether the document equals this stored revision. */
  readonly isSaved: boolean;
  readonly onChange: (changes: SavingView) => void;
}

/** Tracks which document is saved, and stores a draft in the browser until it is. */
export class Saving {
  readonly #start: Start;
  #document: Document;
  #revision: number | undefined;
  #saved: Document | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #saving: Promise<boolean> | undefined;
  #shown: SavingView;

  constructor(start: Start) {
    this.#start = start;
    this.#document = start.document;
    this.#revision = start.revision;
    this.#saved = start.isSaved ? start.document : undefined;
    this.#shown = { saveState: start.isSaved ? 'saved' : 'unsaved', failure: undefined };
  }

  /** The state of saving. */
  get shown(): SavingView {
    return this.#shown;
  }

  /** The last known stored revision. */
  get revision(): number | undefined {
    return this.#revision;
  }

  /** Follows the document after a change. */
  follow(document: Document): void {
    this.#document = document;
    if (!this.#saving) this.#show(this.#isSaved ? 'saved' : 'unsaved');
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#keep, KEEP_DELAY);
  }

  /**
   * Saves unsaved changes, after a running save if there is one.
   * @param overwrites whether to overwrite changes of other users
   * @returns whether that state is saved; later changes are not
   */
  async save(overwrites: boolean): Promise<boolean> {
    while (this.#saving) if (!(await this.#saving)) return false;
    return this.#isSaved || this.#saveOnce(overwrites);
  }

  /**
   * Saves the document as another template and continues with that one; later changes are unsaved. Waits for a
   * running save.
   * @throws the error of `save`, without any other effect
   */
  async saveAs(save: (document: Document) => Promise<number>): Promise<void> {
    while (this.#saving) await this.#saving;
    const { saveState, failure: shown } = this.#shown;
    const outcome: { failure?: unknown } = {};
    const isDone = await this.#run(save(this.#document), (failure) => {
      outcome.failure = failure;
      if (this.#isSaved) this.#show('saved');
      else this.#show(saveState === 'failed' ? saveState : 'unsaved', shown);
    });
    if (!isDone) throw outcome.failure;
  }

  /** Treats the document as saved: unsaved changes are to be dropped. */
  abandon(): void {
    this.#saved = this.#document;
    this.#keep();
    this.#show('saved');
  }

  /** Stores a pending draft at once. */
  close(): void {
    if (this.#timer !== undefined) this.#keep();
  }

  get #isSaved(): boolean {
    return this.#document === this.#saved;
  }

  #saveOnce(overwrites: boolean): Promise<boolean> {
    return this.#run(this.#start.save(this.#document, overwrites ? undefined : this.#revision), (failure) =>
      this.#show('failed', failure),
    );
  }

  /** @returns whether the current document was saved */
  #run(save: Promise<number>, onFailure: (failure: unknown) => void): Promise<boolean> {
    const document = this.#document;
    this.#saving = save.then(
      (revision) => {
        this.#saving = undefined;
        this.#revision = revision;
        this.#saved = document;
        // Changes made during the save now have this base revision.
        this.#keep();
        this.#show(this.#isSaved ? 'saved' : 'unsaved');
        return true;
      },
      (failure: unknown) => {
        this.#saving = undefined;
        onFailure(failure);
        return false;
      },
    );
    this.#show('saving');
    return this.#saving;
  }

  readonly #keep = (): void => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#start.keep(this.#isSaved ? undefined : this.#document, this.#revision);
  };

  #show(saveState: SaveState, failure?: unknown): void {
    this.#shown = { saveState, failure };
    this.#start.onChange(this.#shown);
  }
}
