import type { Box } from '@/engine/document';
import type { Point } from '../../page/frames/geometry';

/** Factors of one zoom step. */
export const ZOOM_IN = 1.142;
export const ZOOM_OUT = 0.875;
const SMALLEST = 0.02;
const LARGEST = 64;
/** Margin around a fitted page in CSS pixels. */
const MARGIN = 48;

const clampScale = (scale: number): number => Math.min(LARGEST, Math.max(SMALLEST, scale));

/** Width and height in CSS pixels or in points. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Position and scale of the page on the canvas. */
export interface ViewportState {
  /** CSS pixels per point. */
  readonly scale: number;
  /** Upper left corner of the page, in CSS pixels of the canvas. */
  readonly x: number;
  readonly y: number;
}

/**
 * Position and scale of the page on the canvas. Separate from the session, because it changes with every frame of a
 * pan.
 */
export class Viewport {
  readonly #listeners = new Set<() => void>();
  #state: ViewportState = { scale: 1, x: 0, y: 0 };
  #room: Size = { width: 0, height: 0 };
  #page: Size = { width: 1, height: 1 };
  #isFitted = true;

  /** Calls the listener after each change. The returned function unsubscribes. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Returns the current state; the same object until it changes. */
  readonly state = (): ViewportState => this.#state;

  /**
   * Sets the sizes of canvas and page, in CSS pixels and points. Keeps the page fitted until the user zooms or pans.
   */
  measure(room: Size, page: Size): void {
    const isSameSize = (one: Size, other: Size) => one.width === other.width && one.height === other.height;
    const isOtherPage = !isSameSize(page, this.#page);
    if (!isOtherPage && isSameSize(room, this.#room)) return;
    this.#room = room;
    this.#page = page;
    if (this.#isFitted || isOtherPage) this.fit();
  }

  /** Fits the whole page into the canvas. */
  fit(): void {
    const { width, height } = this.#room;
    const across = (width - 2 * MARGIN) / this.#page.width;
    const down = (height - 2 * MARGIN) / this.#page.height;
    this.#centre(Math.min(across, down));
    this.#isFitted = true;
  }

  /** Fits the width of the page into the canvas, from its upper edge. */
  fitWidth(): void {
    const scale = clampScale((this.#room.width - 2 * MARGIN) / this.#page.width);
    this.#isFitted = false;
    this.#show({ scale, x: (this.#room.width - this.#page.width * scale) / 2, y: MARGIN });
  }

  /** Fits a box of the page into the canvas, in points. */
  fitBox({ x, y, width, height }: Box): void {
    const room = this.#room;
    const fits = [(room.width - 2 * MARGIN) / width, (room.height - 2 * MARGIN) / height];
    const scale = clampScale(Math.min(...fits));
    this.#isFitted = false;
    this.#show({
      scale,
      x: room.width / 2 - (x + width / 2) * scale,
      y: room.height / 2 - (y + height / 2) * scale,
    });
  }

  /** Shows the page at a scale, centred in the canvas. */
  setScale(scale: number): void {
    this.#isFitted = false;
    const { width, height } = this.#room;
    this.zoomAt({ x: width / 2, y: height / 2 }, scale / this.#state.scale);
  }

  /** Zooms by a factor about a point of the canvas. @default the middle of the canvas */
  zoomAt(point: Point | undefined, factor: number): void {
    this.#isFitted = false;
    const { x: px, y: py } = point ?? { x: this.#room.width / 2, y: this.#room.height / 2 };
    const { scale, x, y } = this.#state;
    const next = clampScale(scale * factor);
    const ratio = next / scale;
    this.#show({ scale: next, x: px - (px - x) * ratio, y: py - (py - y) * ratio });
  }

  /** Moves the page by CSS pixels. */
  panBy({ x, y }: Point): void {
    this.#isFitted = false;
    this.#show({ ...this.#state, x: this.#state.x + x, y: this.#state.y + y });
  }

  /** Moves the page only as far as needed to show a box on it, in points. */
  reveal(box: Box): void {
    const { scale, x, y } = this.#state;
    const shift = (start: number, length: number, room: number) => {
      if (start >= 0 && start + length <= room) return 0;
      return room / 2 - (start + length / 2);
    };
    const dx = shift(x + box.x * scale, box.width * scale, this.#room.width);
    const dy = shift(y + box.y * scale, box.height * scale, this.#room.height);
    if (dx !== 0 || dy !== 0) this.panBy({ x: dx, y: dy });
  }

  #centre(wanted: number): void {
    const scale = clampScale(wanted);
    this.#show({
      scale,
      x: (this.#room.width - this.#page.width * scale) / 2,
      y: (this.#room.height - this.#page.height * scale) / 2,
    });
  }

  #show(state: ViewportState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
