import {
  constraintsOf,
  indexFrames,
  type Document,
  type Id,
  type Paragraph,
  type RunLook,
} from '@/engine/document';
import { edit, refusalToUser, type Operation } from '@/engine/edit';
import { findCroppable } from '../../page/frames/crop';
import type { FrameSession, FrameView, Mode, TextCaret } from '../../page/frames/FrameSession';
import type { ChangeNote } from '../../page/History';
import { getEnd } from '../../page/text/model/places';
import { findTextFrame } from '../../page/text/model/findTextFrame';
import type { ProjectSession } from './ProjectSession';

const FRAMES: Mode = { type: 'frames' };

/** Returns what a user may edit in a frame: its text or its picture's crop; undefined if neither. */
export function getEditMode(document: Document, frameId: Id): 'text' | 'crop' | undefined {
  const { textEditingAllowed, cropAllowed } = constraintsOf(document, frameId);
  const frame = indexFrames(document).get(frameId)?.frame;
  if (frame?.type === 'text') {
    const holdsVariables = frame.paragraphs.some(({ runs }) => runs.some(({ type }) => type === 'variable'));
    return textEditingAllowed && !holdsVariables ? 'text' : undefined;
  }
  return cropAllowed && findCroppable(document, frameId) ? 'crop' : undefined;
}

/** Edits the frames of a project's page: their selection, text and crop. Independent of any screen. */
export class CanvasSession implements FrameSession {
  readonly #project: ProjectSession;
  readonly #listeners = new Set<() => void>();
  #view: FrameView;

  constructor(project: ProjectSession) {
    this.#project = project;
    const { document } = project.view();
    this.#view = { document, pageId: '', selection: [], mode: FRAMES, caret: undefined };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    const leave = this.#project.subscribe(listener);
    this.#listeners.add(listener);
    return () => {
      leave();
      this.#listeners.delete(listener);
    };
  };

  readonly view = (): FrameView => {
    const { document } = this.#project.view();
    if (document !== this.#view.document) this.#view = { ...this.#view, document };
    return this.#view;
  };

  change(operations: readonly Operation[], note: ChangeNote): string | undefined {
    return this.#project.changeFrames(operations, note);
  }

  endStep(): void {
    this.#project.endStep();
  }

  undo(): void {
    this.#project.undo();
  }

  redo(): void {
    this.#project.redo();
  }

  /** Selects a frame if users may select it. */
  select(frameIds: readonly Id[]): void {
    const { document, selection, mode } = this.view();
    const allowed = frameIds
      .filter((frameId) => constraintsOf(document, frameId).selectionAllowed)
      .slice(0, 1);
    const stays = mode.type !== 'frames' && allowed[0] === mode.frameId;
    if (allowed[0] !== selection[0] || !stays)
      this.#show({ selection: allowed, ...(!stays && { mode: FRAMES, caret: undefined }) });
  }

  /** Enters a mode if users may. */
  enter(mode: Mode): void {
    this.#project.endStep();
    if (mode.type === 'frames') this.#show({ mode, caret: undefined });
    else if (getEditMode(this.view().document, mode.frameId) === mode.type)
      this.#show({ mode, caret: undefined, selection: [mode.frameId] });
  }

  /** Places the caret; the next typed text gets its look only if users may use it. */
  putCaret(caret: TextCaret): void {
    const { mode, document } = this.view();
    if (mode.type !== 'text') return;
    const { look, ...plain } = caret;
    const isOffered = look === undefined || this.#mayType(document, mode.frameId, look);
    this.#show({ caret: isOffered ? caret : plain });
  }

  /** Turns to another page and clears the selection. */
  turnTo(pageId: Id): void {
    if (pageId !== this.#view.pageId) this.#show({ pageId, selection: [], mode: FRAMES, caret: undefined });
  }

  /** Whether users may type text with this look in a frame. */
  #mayType(document: Document, frameId: Id, look: RunLook): boolean {
    const to = getEnd(findTextFrame(document, frameId)?.paragraphs ?? []);
    const paragraphs: Paragraph[] = [{ runs: [{ type: 'text', text: '-', ...look }] }];
    const typed = edit(document, [
      { kind: 'insertParagraphs', frameId, range: { from: to, to }, paragraphs },
    ]);
    return typed.ok && refusalToUser(document, typed.value.document) === undefined;
  }

  #show(changes: Partial<FrameView>): void {
    this.#view = { ...this.view(), ...changes };
    for (const listener of this.#listeners) listener();
  }
}
