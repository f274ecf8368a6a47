import { drawnPages, framesIn, parentsIn, resolveLayout, type Document, type Id } from '@/engine/document';
import type { Operation } from '@/engine/edit';
import { History, type ChangeNote } from '../../page/History';
import { getFreePlaces } from './units';
import type { FrameSession, Mode, TextCaret } from '../../page/frames/FrameSession';
import type { EditorView, Tool, ViewOptions } from './EditorView';
import { Saving, type EditorStore } from './Saving';

export type { EditorView, Tool, ViewOptions } from './EditorView';

interface Start extends EditorStore {
  readonly document: Document;
  /** The revision of the read document; undefined if it was never saved. */
  readonly revision: number | undefined;
  /** Whether the document equals this stored revision. @default true if it has a revision */
  readonly isSaved?: boolean;
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
}

const FRAMES: Mode = { type: 'frames' };
const START_OPTIONS: ViewOptions = { hasRulers: true, isSnapping: true, hasBleed: true, isProofed: false };

/** A template being edited: its document, history, selection and saving. Independent of any screen. */
export class EditorSession implements FrameSession {
  readonly #saving: Saving;
  readonly #now: () => number;
  readonly #listeners = new Set<() => void>();
  #view: EditorView;
  #history: History;
  /** The history and view before Run, while Run is on. */
  #design: { readonly history: History; readonly view: EditorView } | undefined;

  constructor(start: Start) {
    const { document, revision, now, isSaved = revision !== undefined } = start;
    this.#now = now;
    this.#history = new History(document, now);
    this.#saving = new Saving({ ...start, isSaved, onChange: (changes) => this.#show(changes) });
    const [pageId = ''] = drawnPages(
      document,
      resolveLayout(document, document.selectedLayoutId).settings.intent,
    );
    this.#view = {
      document,
      pageId,
      selection: [],
      tool: 'select',
      mode: FRAMES,
      isRunning: false,
      isPlain: false,
      caret: undefined,
      groupId: undefined,
      options: START_OPTIONS,
      ...this.#saving.shown,
      undoes: undefined,
      redoes: undefined,
    };
  }

  /** Calls the listener after each change of the view. The returned function unsubscribes. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Returns the current view; the same object until it changes. */
  readonly view = (): EditorView => this.#view;

  /** The last known stored revision. */
  get revision(): number | undefined {
    return this.#saving.revision;
  }

  /**
   * Applies operations to the document in one undoable step, all or none.
   * @returns why nothing was changed, or undefined
   */
  change(operations: readonly Operation[], note: ChangeNote): string | undefined {
    const refusal = this.#history.change(operations, note);
    if (refusal === undefined) this.#moveOn();
    return refusal;
  }

  /** Makes the next change a step of its own, even if its key is the same. */
  endStep(): void {
    this.#history.endStep();
  }

  undo(): void {
    if (this.#history.undo()) this.#moveOn();
  }

  redo(): void {
    if (this.#history.redo()) this.#moveOn();
  }

  /**
   * Selects frames of the page; ignores others. Ends text or crop editing of any other frame. Leaves the entered
   * group unless all frames belong to it.
   */
  select(frameIds: readonly Id[]): void {
    const selection = [...new Set(frameIds)].filter((frameId) => this.#isOnPage(frameId));
    const { mode } = this.#view;
    const stays = mode.type !== 'frames' && selection.length === 1 && selection[0] === mode.frameId;
    const within = this.#within(this.#view.groupId);
    const leaves = selection.length === 0 || selection.some((frameId) => !within.includes(frameId));
    this.#show({ selection, ...(leaves && { groupId: undefined }), ...(!stays && { mode: FRAMES }) });
  }

  /** Enters a group, so that its members are edited individually, and selects these of them. */
  enterGroup(groupId: Id, frameIds: readonly Id[]): void {
    this.#show({ groupId });
    this.select(frameIds);
  }

  /** Leaves the entered group and selects all of it. */
  leaveGroup(): void {
    const { groupId, document, pageId } = this.#view;
    const page = document.pages.items[pageId];
    if (groupId === undefined || !page) return;
    const selection = this.#within(groupId).filter((frameId) => getFreePlaces(document, pageId).has(frameId));
    this.#show({ groupId: parentsIn(page).get(groupId), selection, mode: FRAMES });
  }

  /** Enters text or crop mode for a frame, or returns to frame mode with that frame selected. */
  enter(mode: Mode): void {
    this.#history.endStep();
    this.#show({ mode, ...(mode.type !== 'frames' && { selection: [mode.frameId] }) });
  }

  /** Places the caret of the edited text. */
  putCaret(caret: TextCaret): void {
    if (this.#view.mode.type === 'text') this.#show({ caret });
  }

  setTool(tool: Tool): void {
    this.#show({ tool, mode: FRAMES });
  }

  setPlain(isPlain: boolean): void {
    this.#show({ isPlain });
  }

  /** Changes view options. */
  setOptions(options: Partial<ViewOptions>): void {
    this.#show({ options: { ...this.#view.options, ...options } });
  }

  /** Turns to another page. */
  turnTo(pageId: Id): void {
    if (pageId === this.#view.pageId || !this.#view.document.pages.items[pageId]) return;
    this.#show({ pageId, selection: [], groupId: undefined, mode: FRAMES });
  }

  /** Shows another layout and stores it as the document's initial one. */
  selectLayout(layoutId: Id): void {
    if (layoutId === this.#view.document.selectedLayoutId) return;
    this.#history.change([{ kind: 'selectLayout', layoutId }], { label: 'layout', key: 'selectedLayout' });
    this.#moveOn();
  }

  /** Switches Run on or off: Run tries values and actions, and switching it off restores the document. */
  setRunning(isRunning: boolean): void {
    if (isRunning === this.#view.isRunning) return;
    if (isRunning) {
      this.#design = { history: this.#history, view: this.#view };
      this.#history = new History(this.#view.document, this.#now);
      this.#show({ isRunning, mode: FRAMES, selection: [], tool: 'select' });
    } else if (this.#design) {
      const { history, view } = this.#design;
      this.#history = history;
      this.#design = undefined;
      const { pageId, selection } = view;
      this.#show({ document: history.document, isRunning, pageId, selection, mode: FRAMES });
    }
    this.#show({ undoes: this.#history.undoes, redoes: this.#history.redoes });
  }

  /**
   * Saves unsaved changes, after a running save if there is one. During Run it saves the design.
   * @param overwrites whether to overwrite changes of other users
   * @returns whether that state is saved; otherwise the view has the reason
   */
  save({ overwrites = false }: { overwrites?: boolean } = {}): Promise<boolean> {
    return this.#saving.save(overwrites);
  }

  /**
   * Saves the document as another template and continues with that one. Later changes are unsaved; the history stays.
   * @throws the error of `save`, without any other effect
   */
  saveAs(save: (document: Document) => Promise<number>): Promise<void> {
    return this.#saving.saveAs(save);
  }

  /** Returns the document without the changes of Run. */
  designed(): Document {
    return (this.#design?.history ?? this.#history).document;
  }

  /** Treats the shown state as saved: unsaved changes are to be dropped. */
  abandon(): void {
    this.#saving.abandon();
  }

  /** Stores unsaved changes in the browser and stops the timer. */
  readonly close = (): void => this.#saving.close();

  /** Returns the frames of a group of the page. */
  #within(groupId: Id | undefined): readonly Id[] {
    const page = this.#view.document.pages.items[this.#view.pageId];
    return page && groupId !== undefined ? framesIn(page, groupId) : [];
  }

  #isOnPage(frameId: Id): boolean {
    const { document, pageId } = this.#view;
    return Object.hasOwn(document.pages.items[pageId]?.frames.items ?? {}, frameId);
  }

  /** Shows the document of the history, and keeps what still exists of the rest of the view. */
  #moveOn(): void {
    const { document, undoes, redoes } = this.#history;
    this.#show({ document, undoes, redoes });
    const pages = drawnPages(document, resolveLayout(document, document.selectedLayoutId).settings.intent);
    const { pageId, selection, mode, isRunning, groupId } = this.#view;
    if (groupId !== undefined && this.#within(groupId).length === 0) this.#show({ groupId: undefined });
    if (!document.pages.items[pageId]) this.turnTo(pages[0] ?? '');
    else if (selection.some((frameId) => !this.#isOnPage(frameId))) this.select(selection);
    else if (mode.type !== 'frames' && !this.#isOnPage(mode.frameId)) this.#show({ mode: FRAMES });
    if (!isRunning) this.#saving.follow(document);
  }

  #show(changes: Partial<EditorView>): void {
    const { mode } = this.#view;
    const leaves = changes.mode !== undefined && changes.mode !== mode;
    this.#view = { ...this.#view, ...(leaves && { caret: undefined }), ...changes };
    for (const listener of this.#listeners) listener();
  }
}
