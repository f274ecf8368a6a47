import { useRef, type PointerEvent } from 'react';

interface NumberGrip {
  /** The number that a drag starts from; undefined if it can't be dragged. */
  readonly value: number | undefined;
  /** Called with the first number, and the steps that the pointer has moved by since. */
  readonly onDrag: (from: number, count: number) => void;
}

/** Returns the handlers of a label that changes a number while it is dragged; with Shift, ten times as fast. */
export function useNumberGrip({ value, onDrag }: NumberGrip) {
  const drag = useRef<{ x: number; value: number } | undefined>(undefined);
  const end = () => {
    drag.current = undefined;
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (value === undefined) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { x: event.clientX, value };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!drag.current) return;
      const pixels = Math.round(event.clientX - drag.current.x);
      onDrag(drag.current.value, pixels * (event.shiftKey ? 10 : 1));
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
