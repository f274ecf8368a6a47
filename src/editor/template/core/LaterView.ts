import type { EditorSession } from './EditorSession';
import type { EditorView } from './EditorView';

/** Milliseconds without a change after which what waited is shown, */
const PAUSE = 200;
/** and after so many at the latest, while changes go on. */
const LONGEST_PAUSE = 1_000;

/** What changes with every key in a text. */
const WITH_KEYS: ReadonlySet<keyof EditorView> = new Set([
  'document',
  'caret',
  'undoes',
  'redoes',
  'saveState',
]);

/** Whether a view differs from the one before by no more than typing into a text changes. */
function isTyped(before: EditorView, after: EditorView): boolean {
  if (after.mode.type !== 'text' || (after.saveState !== before.saveState && after.saveState !== 'unsaved'))
    return false;
  return (Object.keys(after) as (keyof EditorView)[]).every(
    (key) => WITH_KEYS.has(key) || after[key] === before[key],
  );
}

/**
 * The view for all that stands around the page: while a text is typed it waits for a pause, so that a key has nothing but
 * the page to draw. Every other change is shown at once.
 */
export class LaterView {
  readonly #session: EditorSession;
  readonly #isTyping: () => boolean;
  readonly #listeners = new Set<() => void>();
  #shown: EditorView;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waitsSince: number | undefined;

  /** @param isTyping whether keys go to the text on the page now */
  constructor(session: EditorSession, isTyping: () => boolean) {
    this.#session = session;
    this.#isTyping = isTyping;
    this.#shown = session.view();
  }

  /** Calls back after each change of what is shown, until the answer is called. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The view as it is shown; the same object until something changes. */
  readonly view = (): EditorView => this.#shown;

  /** Follows the session until the answer is called. */
  readonly follow = (): (() => void) => {
    this.catchUp();
    const stop = this.#session.subscribe(this.#hear);
    return () => {
      stop();
      this.#wait(undefined);
    };
  };

  /** Shows at once what waits: somebody is about to work with it. */
  readonly catchUp = (): void => {
    this.#wait(undefined);
    this.#waitsSince = undefined;
    const view = this.#session.view();
    if (view === this.#shown) return;
    this.#shown = view;
    for (const listener of this.#listeners) listener();
  };

  readonly #hear = (): void => {
    if (!this.#isTyping() || !isTyped(this.#shown, this.#session.view())) {
      this.catchUp();
      return;
    }
    const now = performance.now();
    this.#waitsSince ??= now;
    this.#wait(Math.min(PAUSE, Math.max(0, this.#waitsSince + LONGEST_PAUSE - now)));
  };

  #wait(milliseconds: number | undefined): void {
    clearTimeout(this.#timer);
    this.#timer = milliseconds === undefined ? undefined : setTimeout(this.catchUp, milliseconds);
  }
}
