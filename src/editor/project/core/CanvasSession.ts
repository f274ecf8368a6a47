import {
  constraintsOf,
  indexFrames,
  type Document,
  type Id,
  type Paragraph,
  type RunLook,
} from '@/engine/document';
import { edit, refusalToUser, type Operation } from '@/engine/edit';
import { croppingOf } from '../../page/frames/crop';
import type { FrameSession, FrameView, Mode, TextCaret } from '../../page/frames/FrameSession';
import type { ChangeNote } from '../../page/History';
import { endOf } from '../../page/text/model/places';
import { textFrameOf } from '../../page/text/model/textFrameOf';
import type { ProjectSession } from './ProjectSession';

const FRAMES: Mode = { type: 'frames' };

/** What can be gone into of a frame: its text or the crop of its picture, as far as users may; none where neither is. */
export function opensAs(document: Document, frameId: Id): 'text' | 'crop' | undefined {
  const { textEditingAllowed, cropAllowed } = constraintsOf(document, frameId);
  const frame = indexFrames(document).get(frameId)?.frame;
  if (frame?.type === 'text') {
    const holdsVariables = frame.paragraphs.some(({ runs }) => runs.some(({ type }) => type === 'variable'));
    return textEditingAllowed && !holdsVariables ? 'text' : undefined;
  }
  return cropAllowed && croppingOf(document, frameId) ? 'crop' : undefined;
}

/** The frames of a project's page as they are worked on: which is selected, and its text or crop. Knows no screen. */
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

  /** Selects a frame that users may select; nothing where they may not. */
  select(frameIds: readonly Id[]): void {
    const { document, selection, mode } = this.view();
    const allowed = frameIds
      .filter((frameId) => constraintsOf(document, frameId).selectionAllowed)
      .slice(0, 1);
    const stays = mode.type !== 'frames' && allowed[0] === mode.frameId;
    if (allowed[0] !== selection[0] || !stays)
      this.#show({ selection: allowed, ...(!stays && { mode: FRAMES, caret: undefined }) });
  }

  /** Goes into a frame as far as users may. */
  enter(mode: Mode): void {
    this.#project.endStep();
    if (mode.type === 'frames') this.#show({ mode, caret: undefined });
    else if (opensAs(this.view().document, mode.frameId) === mode.type)
      this.#show({ mode, caret: undefined, selection: [mode.frameId] });
  }

  /** Puts the caret; what is typed next looks as users may let it look. */
  putCaret(caret: TextCaret): void {
    const { mode, document } = this.view();
    if (mode.type !== 'text') return;
    const { look, ...plain } = caret;
    const isOffered = look === undefined || this.#mayType(document, mode.frameId, look);
    this.#show({ caret: isOffered ? caret : plain });
  }

  /** Shows another page; nothing of the one before stays selected. */
  turnTo(pageId: Id): void {
    if (pageId !== this.#view.pageId) this.#show({ pageId, selection: [], mode: FRAMES, caret: undefined });
  }

  /** Whether users may have text of this look in a frame. */
  #mayType(document: Document, frameId: Id, look: RunLook): boolean {
    const to = endOf(textFrameOf(document, frameId)?.paragraphs ?? []);
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
