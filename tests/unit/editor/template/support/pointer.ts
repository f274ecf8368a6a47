import { fireEvent } from '@testing-library/react';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Fires a pointer event with coordinates, which the library's own lack in jsdom. */
export const pointer = (type: 'down' | 'move' | 'up', target: Element, { x, y }: Point): boolean =>
  fireEvent(
    target,
    new MouseEvent(`pointer${type}`, { bubbles: true, cancelable: true, clientX: x, clientY: y }),
  );

/** Drags a row of a tree to a share of the height of another, 0 at its top. */
export function dragRow(from: Element, to: Element, share: number): void {
  to.getBoundingClientRect = () => new DOMRect(0, 100, 200, 32);
  const over = { x: 5, y: 100 + 32 * share };
  pointer('down', from, { x: 5, y: 5 });
  pointer('move', to, over);
  pointer('up', to, over);
}
