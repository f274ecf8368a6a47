import { drawnPages, framesIn, parentsIn, resolveLayout, type Document, type Id } from '@/engine/document';
import type { Operation } from '@/engine/edit';
import { History, type ChangeNote } from '../../page/History';
import { freePlacesOf } from './units';
import type { FrameSession, Mode, TextCaret } from '../../page/frames/FrameSession';
import type { EditorView, Tool, ViewOptions } from './EditorView';
import { Saving, type EditorStore } from './Saving';

export type { EditorView, Tool, ViewOptions } from './EditorView';

interface Start extends EditorStore {
  readonly document: Document;
  /** The revision the document was read with; none where it was never saved. */
  readonly revision: number | undefined;
  /** Whether the document is what is stored as this revision. @default when it has a revision */
  readonly isSaved?: boolean;
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
}

const FRAMES: Mode = { type: 'frames' };
const START_OPTIONS: ViewOptions = { hasRulers: true, isSnapping: true, hasBleed: true, isProofed: false };

/** A template that is being edited: its document, the way back, what is selected and what is saved. Knows no screen. */
export class EditorSession implements FrameSession {
  readonly #saving: Saving;
  readonly #now: () => number;
  readonly #listeners = new Set<() => void>();
  #view: EditorView;
  #history: History;
  /** What was there before Run, while it is on. */
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
      ...{ document, pageId, selection: [], tool: 'select', mode: FRAMES, isRunning: false, isPlain: false },
      ...{ caret: undefined, groupId: undefined, options: START_OPTIONS },
      ...this.#saving.shown,
      ...{ undoes: undefined, redoes: undefined },
    };
  }

  /** Calls back after each change of the view, until the answer is called. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The present view; the same object until something changes. */
  readonly view = (): EditorView => this.#view;

  /** The revision that is stored, as far as is known here. */
  get revision(): number | undefined {
    return this.#saving.revision;
  }

  /**
   * Changes the document by all of these operations, as one step of undo.
   * @returns why that can't be, and nothing is changed then
   */
  change(operations: readonly Operation[], note: ChangeNote): string | undefined {
    const refusal = this.#history.change(operations, note);
    if (refusal === undefined) this.#moveOn();
    return refusal;
  }

  /** What comes next is a step of its own, even if it is of the same thing. */
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
   * Selects frames of the page; what is not on it is left out. Ends editing of the text or crop of another frame, and
   * leaves the group that was gone into unless all of them lie in it.
   */
  select(frameIds: readonly Id[]): void {
    const selection = [...new Set(frameIds)].filter((frameId) => this.#isOnPage(frameId));
    const { mode } = this.#view;
    const stays = mode.type !== 'frames' && selection.length === 1 && selection[0] === mode.frameId;
    const within = this.#within(this.#view.groupId);
    const leaves = selection.length === 0 || selection.some((frameId) => !within.includes(frameId));
    this.#show({ selection, ...(leaves && { groupId: undefined }), ...(!stays && { mode: FRAMES }) });
  }

  /** Goes into a group: its members are worked on one by one, of which these frames are selected first. */
  enterGroup(groupId: Id, frameIds: readonly Id[]): void {
    this.#show({ groupId });
    this.select(frameIds);
  }

  /** Goes out of the group that was gone into; all of it is selected then. */
  leaveGroup(): void {
    const { groupId, document, pageId } = this.#view;
    const page = document.pages.items[pageId];
    if (groupId === undefined || !page) return;
    const selection = this.#within(groupId).filter((frameId) => freePlacesOf(document, pageId).has(frameId));
    this.#show({ groupId: parentsIn(page).get(groupId), selection, mode: FRAMES });
  }

  /** Starts editing the text or the crop of a frame, or goes back to frames with that one selected. */
  enter(mode: Mode): void {
    this.#history.endStep();
    this.#show({ mode, ...(mode.type !== 'frames' && { selection: [mode.frameId] }) });
  }

  /** Puts the caret of the text that is edited. */
  putCaret(caret: TextCaret): void {
    if (this.#view.mode.type === 'text') this.#show({ caret });
  }

  setTool(tool: Tool): void {
    this.#show({ tool, mode: FRAMES });
  }

  setPlain(isPlain: boolean): void {
    this.#show({ isPlain });
  }

  /** Looks at the page in another way. */
  setOptions(options: Partial<ViewOptions>): void {
    this.#show({ options: { ...this.#view.options, ...options } });
  }

  /** Shows another page. */
  turnTo(pageId: Id): void {
    if (pageId === this.#view.pageId || !this.#view.document.pages.items[pageId]) return;
    this.#show({ pageId, selection: [], groupId: undefined, mode: FRAMES });
  }

  /** Shows another layout; the document says which one it is opened with. */
  selectLayout(layoutId: Id): void {
    if (layoutId === this.#view.document.selectedLayoutId) return;
    this.#history.change([{ kind: 'selectLayout', layoutId }], { label: 'layout', key: 'selectedLayout' });
    this.#moveOn();
  }

  /** Tries values and runs actions; leaving puts the document back as it was. */
  setRunning(isRunning: boolean): void {
    if (isRunning === this.#view.isRunning) return;
    if (isRunning) {
      this.#design = { history: this.#history, view: this.#view };
      this.#history = new History(this.#view.document, this.#now);
      this.#show({ ...{ isRunning, mode: FRAMES, selection: [], tool: 'select' } });
    } else if (this.#design) {
      const { history, view } = this.#design;
      this.#history = history;
      this.#design = undefined;
      const { pageId, selection } = view;
      this.#show({ ...{ document: history.document, isRunning, pageId, selection, mode: FRAMES } });
    }
    this.#show({ undoes: this.#history.undoes, redoes: this.#history.redoes });
  }

  /**
   * Saves what is not saved yet, as it is now or, where a save is under way, after that. While Run is on, what is saved
   * is the design.
   * @param overwrites whatever somebody else has saved meanwhile
   * @returns whether that is saved now; if not, the view says why
   */
  save({ overwrites = false }: { overwrites?: boolean } = {}): Promise<boolean> {
    return this.#saving.save(overwrites);
  }

  /**
   * Saves all of it as another template, which is the one that is open from then on; what is changed meanwhile is not
   * saved yet, and the way back stays.
   * @throws whatever `save` failed with; nothing else has changed then
   */
  saveAs(save: (document: Document) => Promise<number>): Promise<void> {
    return this.#saving.saveAs(save);
  }

  /** The document without what Run has changed. */
  designed(): Document {
    return (this.#design?.history ?? this.#history).document;
  }

  /** Counts what is shown as saved: nobody wants what is not. */
  abandon(): void {
    this.#saving.abandon();
  }

  /** Keeps what is not saved in the browser and ends waiting. */
  readonly close = (): void => this.#saving.close();

  /** The frames of a group of the page. */
  #within(groupId: Id | undefined): readonly Id[] {
    const page = this.#view.document.pages.items[this.#view.pageId];
    return page && groupId !== undefined ? framesIn(page, groupId) : [];
  }

  #isOnPage(frameId: Id): boolean {
    const { document, pageId } = this.#view;
    return Object.hasOwn(document.pages.items[pageId]?.frames.items ?? {}, frameId);
  }

  /** Shows the document as the history has it, with as much of the rest as is still there. */
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
