/** Milliseconds between the last change and its save. */
export const SAVE_DELAY = 1_000;

/** State of saving. */
export type SaveState = 'saved' | 'unsaved' | 'saving' | 'failed';

/** State of saving, with the last error. */
export interface SaveView {
  readonly saveState: SaveState;
  /** Why the save failed. */
  readonly failure: unknown;
}

interface Start<Content> {
  /** The stored content. */
  readonly content: Content;
  /** Its version; empty if unknown. */
  readonly version: string;
  /**
   * Saves the content over a version; an empty version overwrites any.
   * @returns the new version
   */
  readonly save: (content: Content, version: string) => Promise<string>;
  readonly onChange: (view: SaveView) => void;
}

/** Saves content after a pause in its changes, one save at a time. Compares content by identity. */
export class Autosave<Content> {
  readonly #start: Start<Content>;
  #content: Content;
  #saved: Content;
  #version: string;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The running save; resolves to whether it succeeded. */
  #saving: Promise<boolean> | undefined;

  constructor(start: Start<Content>) {
    this.#start = start;
    this.#content = start.content;
    this.#saved = start.content;
    this.#version = start.version;
  }

  /** The last known stored version. */
  get version(): string {
    return this.#version;
  }

  /**
   * Follows the content after a change and schedules a save.
   * @returns the new state, which is not reported
   */
  follow(content: Content): SaveView {
    this.#content = content;
    const isSaved = content === this.#saved && !this.#saving;
    if (isSaved) clearTimeout(this.#timer);
    else this.#saveSoon();
    return {
      saveState: isSaved ? 'saved' : this.#saving ? 'saving' : 'unsaved',
      failure: undefined,
    };
  }

  /**
   * Saves unsaved content without waiting for a pause.
   * @returns whether everything is saved; otherwise the reason was reported
   */
  async save(): Promise<boolean> {
    while (this.#content !== this.#saved) {
      if (!(await (this.#saving ?? this.#saveOnce()))) return false;
    }
    return true;
  }

  /** Saves the content over whatever was saved elsewhere. */
  async overwrite(): Promise<boolean> {
    await this.#saving;
    this.#version = '';
    return this.save();
  }

  /** Continues from a version that was saved elsewhere. */
  async accept(content: Content, version: string): Promise<void> {
    await this.#saving;
    this.#saved = content;
    this.#version = version;
  }

  /** Treats the content as saved, because it is stored elsewhere. */
  abandon(): void {
    clearTimeout(this.#timer);
    this.#saved = this.#content;
    this.#report('saved');
  }

  /** Stops the timer; unsaved content stays unsaved. */
  readonly close = (): void => clearTimeout(this.#timer);

  #saveOnce(): Promise<boolean> {
    clearTimeout(this.#timer);
    const content = this.#content;
    this.#report('saving');
    this.#saving = this.#start.save(content, this.#version).then(
      (version) => {
        this.#saving = undefined;
        this.#version = version;
        this.#saved = content;
        const isLatest = this.#content === content;
        this.#report(isLatest ? 'saved' : 'unsaved');
        if (!isLatest) this.#saveSoon();
        return true;
      },
      (failure: unknown) => {
        this.#saving = undefined;
        this.#report('failed', failure);
        return false;
      },
    );
    return this.#saving;
  }

  #saveSoon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void (this.#saving ?? this.#saveOnce()), SAVE_DELAY);
  }

  #report(saveState: SaveState, failure?: unknown): void {
    this.#start.onChange({ saveState, failure });
  }
}
