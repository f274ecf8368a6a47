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
  #shown: SavingView;

  constructor(start: Start) {
    this.#start = start;
    this.#document = start.document;
    this.#revision = start.revision;
    this.#saved = start.isSaved ? start.document : undefined;
    this.#shown = { saveState: start.isSaved ? 'saved' : 'unsaved', failure: undefined };
  }

  /** How far it is. */
  get shown(): SavingView {
    return this.#shown;
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
   * Saves what is not saved yet, as it is now or, where a save is under way, after that.
   * @param overwrites whatever somebody else has saved meanwhile
   * @returns whether that is saved now; what was changed since is not
   */
  async save(overwrites: boolean): Promise<boolean> {
    while (this.#saving) if (!(await this.#saving)) return false;
    return this.#isSaved || this.#saveOnce(overwrites);
  }

  /**
   * Saves the document as another template, which is the one that is open from then on: what is changed meanwhile is
   * not saved yet. Waits for a save that is under way.
   * @throws whatever `save` failed with; nothing else has changed then
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

  /** Counts the document as saved: nobody wants what is not. */
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
    return this.#run(this.#start.save(this.#document, overwrites ? undefined : this.#revision), (failure) =>
      this.#show('failed', failure),
    );
  }

  /** @returns whether the document, as it is now, was saved */
  #run(save: Promise<number>, onFailure: (failure: unknown) => void): Promise<boolean> {
    const document = this.#document;
    this.#saving = save.then(
      (revision) => {
        this.#saving = undefined;
        this.#revision = revision;
        this.#saved = document;
        // What was changed meanwhile as well: it starts from this revision now.
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
