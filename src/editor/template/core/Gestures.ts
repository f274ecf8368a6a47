import type { Id } from '@/engine/document';
import {
  moveDrag,
  NO_DRAG,
  resizeDrag,
  turnDrag,
  type Drag,
  type GestureView,
  type Ground,
  type PointerInput,
} from '../../page/frames/drags';
import type { EditorSession, Tool } from './EditorSession';
import { designLinesOf } from './guides';
import { boxBetween, contains, touches } from '../../page/frames/geometry';
import type { Grip } from '../../page/frames/GripFrame';
import { drawDrag } from './drawDrag';
import { drawingFrame, pressedSize, type FrameTool } from './newFrames';
import { placesOf } from '../../page/frames/placesOf';
import { freePlacesOf, unitFrames } from './units';

/** Screen pixels a pointer goes before a press is a drag. */
const DRAG_PIXELS = 3;

const FRAME_TOOLS: ReadonlySet<Tool> = new Set([
  'rectangle',
  'ellipse',
  'polygon',
  'text',
  'image',
  'barcode',
]);
const isFrameTool = (tool: Tool): tool is FrameTool => FRAME_TOOLS.has(tool);

/** What undo calls a drag. */
const LABELS = { draw: 'new frame', move: 'move', resize: 'size', rotate: 'rotation' } as const;

interface Press {
  readonly start: PointerInput;
  readonly drag: Drag;
  /** What a press does that has not become a drag. */
  readonly click: (() => void) | undefined;
  isDrag: boolean;
}

/** What pointers do to the page of a template: select, draw, move, resize and turn. Knows no screen. */
export class Gestures {
  readonly #session: EditorSession;
  readonly #newId: () => Id;
  readonly #listeners = new Set<() => void>();
  #scale = 1;
  #view: GestureView = NO_DRAG;
  #press: Press | undefined;

  constructor(session: EditorSession, newId: () => Id) {
    this.#session = session;
    this.#newId = newId;
  }

  /** Calls back after each change of the view, until the answer is called. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** What is shown of a drag; the same object until something changes. */
  readonly view = (): GestureView => this.#view;

  /** Says how many screen pixels a unit of the layout is. */
  setScale(scale: number): void {
    this.#scale = scale;
  }

  /** The pointer was pressed on the page. */
  down(input: PointerInput): void {
    const { tool, pageId } = this.#session.view();
    const ground = this.#ground();
    this.#press = undefined;
    if (isFrameTool(tool)) {
      const drag = drawDrag(ground, input, this.#newId(), tool);
      this.#begin(input, drag, () => this.#drawPressed(input, tool, pageId));
      return;
    }
    const hits = [...ground.free].filter(([, place]) => contains(place, input)).map(([frameId]) => frameId);
    if (hits.length === 0) this.#pressNothing(input, ground);
    else this.#pressFrames(input, ground, hits.reverse());
  }

  /** A handle of the selection was pressed. */
  grip(grip: Grip, input: PointerInput): void {
    const ground = this.#ground();
    const held = this.#session.view().selection.filter((frameId) => ground.free.has(frameId));
    if (held.length === 0) return;
    this.#begin(
      input,
      grip.type === 'rotate' ? turnDrag(ground, input, held) : resizeDrag(ground, input, held, grip.handle),
    );
  }

  /** The pointer has moved; nothing happens unless it is pressed. */
  move(input: PointerInput): void {
    const press = this.#press;
    if (!press) return;
    const far = Math.max(Math.abs(input.x - press.start.x), Math.abs(input.y - press.start.y));
    press.isDrag ||= far * this.#scale >= DRAG_PIXELS;
    if (press.isDrag) this.#show(press.drag(input));
  }

  /** The pointer was let go: what it did is done. */
  up(): void {
    const press = this.#press;
    const view = this.#view;
    this.cancel();
    if (!press) return;
    if (!press.isDrag) press.click?.();
    else if (view.kind !== 'none' && view.kind !== 'marquee' && view.operations.length > 0)
      this.#commit(view, LABELS[view.kind]);
  }

  /** Leaves everything as it was before the pointer was pressed. */
  cancel(): void {
    this.#press = undefined;
    if (this.#view !== NO_DRAG) this.#show(NO_DRAG);
  }

  #ground(): Ground {
    const { document, pageId, options } = this.#session.view();
    const [places, free] = [placesOf(document, pageId), freePlacesOf(document, pageId)];
    const [lines, { isSnapping }] = [designLinesOf(document, options.hasBleed), options];
    return { document, pageId, places, free, lines, isSnapping, scale: this.#scale };
  }

  /** What is selected by a press on this frame. */
  #unit({ document, pageId, free }: Ground, frameId: Id): readonly Id[] {
    const page = document.pages.items[pageId];
    return page ? unitFrames(page, frameId, this.#session.view().groupId, free) : [];
  }

  #begin(start: PointerInput, drag: Drag, click?: () => void): void {
    this.#press = { start, drag, click, isDrag: false };
  }

  #commit({ kind, operations, frameIds }: GestureView, label: string): void {
    if (this.#session.change(operations, { label }) !== undefined || kind !== 'draw') return;
    this.#session.setTool('select');
    this.#session.select(frameIds);
    this.#typeInto(frameIds);
  }

  /** A new text is written into at once. */
  #typeInto([frameId = '']: readonly Id[]): void {
    const { document, pageId } = this.#session.view();
    if (document.pages.items[pageId]?.frames.items[frameId]?.type === 'text')
      this.#session.enter({ type: 'text', frameId });
  }

  #drawPressed({ x, y }: PointerInput, tool: FrameTool, pageId: Id): void {
    const { document } = this.#session.view();
    const frameId = this.#newId();
    const box = { x, y, ...pressedSize(document, tool) };
    const operation = drawingFrame({ document, pageId, frameId }, tool, box);
    this.#commit({ ...NO_DRAG, kind: 'draw', operations: [operation], frameIds: [frameId] }, LABELS.draw);
  }

  #pressNothing(input: PointerInput, ground: Ground): void {
    const before = input.shift ? this.#session.view().selection : [];
    if (!input.shift) this.#session.select([]);
    this.#begin(input, (to) => {
      const box = boxBetween(input, to);
      const touched = [...ground.free].filter(([, place]) => touches(place, box));
      this.#session.select([...before, ...touched.flatMap(([frameId]) => this.#unit(ground, frameId))]);
      return { ...NO_DRAG, kind: 'marquee', box };
    });
  }

  /** @param hits the frames below the pointer, from front to back */
  #pressFrames(input: PointerInput, ground: Ground, hits: readonly Id[]): void {
    const { selection } = this.#session.view();
    const [top = ''] = hits;
    const unit = this.#unit(ground, top);
    if (input.shift) {
      const rest = selection.filter((frameId) => !unit.includes(frameId));
      this.#session.select(selection.includes(top) ? rest : [...rest, ...unit]);
      return;
    }
    if (input.command) {
      // The one below the one that is selected, and after the lowest the top again.
      const at = hits.findIndex((frameId) => selection.includes(frameId));
      this.#session.select([hits[(at + 1) % hits.length] ?? top]);
    } else if (!hits.some((frameId) => selection.includes(frameId))) this.#session.select(unit);
    const dragged = this.#session.view().selection.filter((frameId) => ground.free.has(frameId));
    this.#begin(input, moveDrag(ground, input, dragged), () => {
      if (!input.command && dragged.length > 1) this.#session.select(unit);
    });
  }

  #show(view: GestureView): void {
    this.#view = view;
    for (const listener of this.#listeners) listener();
  }
}
