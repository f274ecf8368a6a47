import type { EditorSession } from './EditorSession';
import type { EditorView } from './EditorView';

/** Milliseconds without a change before a delayed view is shown. */
const PAUSE = 200;
/** Maximum delay in milliseconds while changes continue. */
const LONGEST_PAUSE = 1_000;

/** The parts of the view that change with every typed key. */
const WITH_KEYS: ReadonlySet<keyof EditorView> = new Set([
  'document',
  'caret',
  'undoes',
  'redoes',
  'saveState',
]);

/** Whether two views differ only by typing. */
function isTyped(before: EditorView, after: EditorView): boolean {
  if (after.mode.type !== 'text' || (after.saveState !== before.saveState && after.saveState !== 'unsaved'))
    return false;
  return (Object.keys(after) as (keyof EditorView)[]).every(
    (key) => WITH_KEYS.has(key) || after[key] === before[key],
  );
}

/**
 * A delayed view for everything around the page: during typing it waits for a pause, so that a key updates only the
 * page. All other changes are shown at once.
 */
export class DelayedEditorView {
  readonly #session: EditorSession;
  readonly #isTyping: () => boolean;
  readonly #listeners = new Set<() => void>();
  #shown: EditorView;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waitsSince: number | undefined;

  /** @param isTyping whether keys currently go to the text on the page */
  constructor(session: EditorSession, isTyping: () => boolean) {
    this.#session = session;
    this.#isTyping = isTyping;
    this.#shown = session.view();
  }

  /** Calls the listener after each change of the shown view. The returned function unsubscribes. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Returns the shown view; the same object until it changes. */
  readonly view = (): EditorView => this.#shown;

  /** Follows the session. The returned function stops. */
  readonly follow = (): (() => void) => {
    this.catchUp();
    const stop = this.#session.subscribe(this.#hear);
    return () => {
      stop();
      this.#wait(undefined);
    };
  };

  /** Shows the latest view at once, because the user is about to work with it. */
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
