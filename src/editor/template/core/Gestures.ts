import type { Box, Id } from '@/engine/document';
import {
  startMove,
  NO_DRAG,
  startResize,
  startRotation,
  type Drag,
  type GestureView,
  type Ground,
  type PointerInput,
} from '../../page/frames/drags';
import type { EditorSession, Tool } from './EditorSession';
import { copyFrames } from './clipboard';
import { getDesignLines } from './guides';
import { boxBetween, contains, touches, type Point } from '../../page/frames/geometry';
import type { Grip } from '../../page/frames/GripFrame';
import { startDrawing } from './startDrawing';
import { drawFrame, getClickSize, type FrameTool } from './newFrames';
import { getPlaces } from '../../page/frames/getPlaces';
import { pasteFrames, type Sight } from './pasteFrames';
import { getFreePlaces, unitFrames } from './units';

/** Screen pixels of movement before a press becomes a drag. */
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

/** Undo names of drags. */
const LABELS = { draw: 'new frame', move: 'move', resize: 'size', rotate: 'rotation' } as const;
/** Undo name of a drag that copies. */
const COPY = 'duplicate';

interface Press {
  readonly start: PointerInput;
  readonly drag: Drag;
  /** The action of a press that does not become a drag. */
  readonly click: (() => void) | undefined;
  isDrag: boolean;
}

/**
 * Handles pointers on a template's page: selecting, drawing, moving, resizing and rotating. Independent of any
 * screen.
 */
export class Gestures {
  readonly #session: EditorSession;
  readonly #newId: () => Id;
  readonly #listeners = new Set<() => void>();
  #scale = 1;
  #area: Box | undefined;
  #pointer: Point | undefined;
  #view: GestureView = NO_DRAG;
  #press: Press | undefined;

  constructor(session: EditorSession, newId: () => Id) {
    this.#session = session;
    this.#newId = newId;
  }

  /** Calls the listener after each change of the view. The returned function unsubscribes. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Returns the state of the drag; the same object until it changes. */
  readonly view = (): GestureView => this.#view;

  /** Sets the number of screen pixels per unit of the layout. */
  setScale(scale: number): void {
    this.#scale = scale;
  }

  /** Sets the visible part of the page, in the layout's unit. */
  setArea(area: Box): void {
    this.#area = area;
  }

  /** Returns the visible part of the page, and the pointer while it is over the canvas. */
  readonly sight = (): Sight => ({ area: this.#area, pointer: this.#pointer });

  /** Notes that the pointer left the canvas. */
  leave(): void {
    this.#pointer = undefined;
  }

  /** Handles a press on the page. */
  down(input: PointerInput): void {
    const { tool, pageId } = this.#session.view();
    const ground = this.#ground();
    this.#press = undefined;
    if (isFrameTool(tool)) {
      const drag = startDrawing(ground, input, this.#newId(), tool);
      this.#begin(input, drag, () => this.#drawPressed(input, tool, pageId));
      return;
    }
    const hits = [...ground.free].filter(([, place]) => contains(place, input)).map(([frameId]) => frameId);
    if (hits.length === 0) this.#pressNothing(input, ground);
    else this.#pressFrames(input, ground, hits.reverse());
  }

  /** Handles a press on a handle of the selection. */
  grip(grip: Grip, input: PointerInput): void {
    const ground = this.#ground();
    const held = this.#session.view().selection.filter((frameId) => ground.free.has(frameId));
    if (held.length === 0) return;
    this.#begin(
      input,
      grip.type === 'rotate'
        ? startRotation(ground, input, held)
        : startResize(ground, input, held, grip.handle),
    );
  }

  /** Handles a pointer move. */
  move(input: PointerInput): void {
    const press = this.#press;
    this.#pointer = { x: input.x, y: input.y };
    if (!press) return;
    const far = Math.max(Math.abs(input.x - press.start.x), Math.abs(input.y - press.start.y));
    press.isDrag ||= far * this.#scale >= DRAG_PIXELS;
    if (!press.isDrag) return;
    const view = press.drag(input);
    this.#show(view.kind === 'move' && input.alt ? { ...view, isCopy: true } : view);
  }

  /** Handles the release of the pointer: applies the gesture. Alt counts as it is held now. */
  up(input?: PointerInput): void {
    const press = this.#press;
    if (input && press?.isDrag) this.move(input);
    const view = this.#view;
    this.cancel();
    if (!press) return;
    if (!press.isDrag) press.click?.();
    else if (view.isCopy) this.#copy(view);
    else if (view.kind !== 'none' && view.kind !== 'marquee' && view.operations.length > 0)
      this.#commit(view, LABELS[view.kind]);
  }

  /** Cancels the gesture without a change. */
  cancel(): void {
    this.#press = undefined;
    if (this.#view !== NO_DRAG) this.#show(NO_DRAG);
  }

  #ground(): Ground {
    const { document, pageId, options } = this.#session.view();
    const [places, free] = [getPlaces(document, pageId), getFreePlaces(document, pageId)];
    const [lines, { isSnapping }] = [getDesignLines(document, options.hasBleed), options];
    return { document, pageId, places, free, lines, isSnapping, scale: this.#scale };
  }

  /** Returns the frames that a press on this frame selects. */
  #unit({ document, pageId, free }: Ground, frameId: Id): readonly Id[] {
    const page = document.pages.items[pageId];
    return page ? unitFrames(page, frameId, this.#session.view().groupId, free) : [];
  }

  #begin(start: PointerInput, drag: Drag, click?: () => void): void {
    this.#press = { start, drag, click, isDrag: false };
  }

  /** Adds copies of the dragged frames where they were dropped, and selects them. */
  #copy({ by, frameIds }: GestureView): void {
    const { document, pageId } = this.#session.view();
    if (!by) return;
    const clip = copyFrames(document, pageId, frameIds);
    const copies = pasteFrames({ document, pageId, newId: this.#newId, place: { by } }, clip);
    if (this.#session.change(copies.operations, { label: COPY }) === undefined)
      this.#session.select(copies.frameIds);
  }

  #commit({ kind, operations, frameIds }: GestureView, label: string): void {
    if (this.#session.change(operations, { label }) !== undefined || kind !== 'draw') return;
    this.#session.setTool('select');
    this.#session.select(frameIds);
    this.#typeInto(frameIds);
  }

  /** Starts typing in a new text frame. */
  #typeInto([frameId = '']: readonly Id[]): void {
    const { document, pageId } = this.#session.view();
    if (document.pages.items[pageId]?.frames.items[frameId]?.type === 'text')
      this.#session.enter({ type: 'text', frameId });
  }

  #drawPressed({ x, y }: PointerInput, tool: FrameTool, pageId: Id): void {
    const { document } = this.#session.view();
    const frameId = this.#newId();
    const box = { x, y, ...getClickSize(document, tool) };
    const operation = drawFrame({ document, pageId, frameId }, tool, box);
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
      // Selects the next frame below the selected one; after the lowest, the top one again.
      const at = hits.findIndex((frameId) => selection.includes(frameId));
      this.#session.select([hits[(at + 1) % hits.length] ?? top]);
    } else if (!hits.some((frameId) => selection.includes(frameId))) this.#session.select(unit);
    const dragged = this.#session.view().selection.filter((frameId) => ground.free.has(frameId));
    this.#begin(input, startMove(ground, input, dragged), () => {
      if (!input.command && dragged.length > 1) this.#session.select(unit);
    });
  }

  #show(view: GestureView): void {
    this.#view = view;
    for (const listener of this.#listeners) listener();
  }
}
