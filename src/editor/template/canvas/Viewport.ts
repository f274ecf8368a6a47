import type { Box } from '@/engine/document';
import type { Point } from '../../page/frames/geometry';

/** What one step of zooming in or out multiplies by. */
export const ZOOM_IN = 1.142;
export const ZOOM_OUT = 0.875;
const SMALLEST = 0.02;
const LARGEST = 64;
/** CSS pixels that a fitted page keeps clear of its surroundings on each side. */
const MARGIN = 48;

/** Width and height in CSS pixels, or in points. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How the page lies in its room. */
export interface ViewportState {
  /** CSS pixels a point. */
  readonly scale: number;
  /** Where the page's upper left corner is, in CSS pixels of the room. */
  readonly x: number;
  readonly y: number;
}

/** Where the page is in its room, and how large. Apart from the session: it changes with every frame of a pan. */
export class Viewport {
  readonly #listeners = new Set<() => void>();
  #state: ViewportState = { scale: 1, x: 0, y: 0 };
  #room: Size = { width: 0, height: 0 };
  #page: Size = { width: 1, height: 1 };
  #isFitted = true;

  /** Calls back after each change, until the answer is called. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The present state; the same object until it changes. */
  readonly state = (): ViewportState => this.#state;

  /** The room and the page, in CSS pixels and points. Until somebody zooms or pans, the page stays fitted. */
  measure(room: Size, page: Size): void {
    const isSame = (one: Size, other: Size) => one.width === other.width && one.height === other.height;
    const isOtherPage = !isSame(page, this.#page);
    if (!isOtherPage && isSame(room, this.#room)) return;
    this.#room = room;
    this.#page = page;
    if (this.#isFitted || isOtherPage) this.fit();
  }

  /** Shows all of the page. */
  fit(): void {
    const { width, height } = this.#room;
    const across = (width - 2 * MARGIN) / this.#page.width;
    const down = (height - 2 * MARGIN) / this.#page.height;
    this.#centre(Math.min(across, down));
    this.#isFitted = true;
  }

  /** Shows the page at a scale, its middle in the middle of the room. */
  setScale(scale: number): void {
    this.#isFitted = false;
    const { width, height } = this.#room;
    this.zoomAt({ x: width / 2, y: height / 2 }, scale / this.#state.scale);
  }

  /** Enlarges by a factor; what is at this point of the room stays there. @default the middle of the room */
  zoomAt(point: Point | undefined, factor: number): void {
    this.#isFitted = false;
    const { x: px, y: py } = point ?? { x: this.#room.width / 2, y: this.#room.height / 2 };
    const { scale, x, y } = this.#state;
    const next = Math.min(LARGEST, Math.max(SMALLEST, scale * factor));
    const ratio = next / scale;
    this.#show({ scale: next, x: px - (px - x) * ratio, y: py - (py - y) * ratio });
  }

  /** Moves the page by CSS pixels. */
  panBy({ x, y }: Point): void {
    this.#isFitted = false;
    this.#show({ ...this.#state, x: this.#state.x + x, y: this.#state.y + y });
  }

  /** Moves the page just so far that a box on it, in points, can be seen; it stays where it is if it can be seen already. */
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
    const scale = Math.min(LARGEST, Math.max(SMALLEST, wanted));
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
