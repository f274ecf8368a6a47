import { followHeldPointer } from '../../page/followHeldPointer';
import { NO_DRAG, type Drag, type GestureView, type PointerInput } from '../../page/frames/drags';

/** Screen pixels a pointer goes before a press is a drag. */
const DRAG_PIXELS = 3;

/** A pointer as browsers tell of it, with the keys held. */
export type MouseKeys = Pick<PointerEvent, 'clientX' | 'clientY' | 'shiftKey' | 'ctrlKey' | 'metaKey'>;

interface Following {
  /** Where the pointer was pressed. */
  readonly from: PointerInput;
  /** Screen pixels a unit of the layout. */
  readonly scale: number;
  /** Where a pointer is on the page. */
  readonly inputOf: (event: MouseKeys) => PointerInput;
  readonly drag: Drag;
  /** Called with what is shown of the drag, and with no drag where it comes to nothing. */
  readonly onGesture: (gesture: GestureView) => void;
  /** Called with what was dragged, once the pointer is let go. @returns whether it is done */
  readonly onEnd: (gesture: GestureView) => boolean;
}

/** Letting go of what was dragged is a click to browsers, on whatever it was let go over. */
function skipClick(): void {
  const skip = (event: MouseEvent) => event.stopPropagation();
  window.addEventListener('click', skip, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', skip, { capture: true }));
}

/** Follows a pointer that was pressed until it is let go; Escape leaves everything as it was. */
export function followPointer({ from, scale, inputOf, drag, onGesture, onEnd }: Following): void {
  let shown = NO_DRAG;
  const move = (event: PointerEvent) => {
    const to = inputOf(event);
    const far = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y)) * scale;
    if (shown === NO_DRAG && far < DRAG_PIXELS) return;
    shown = drag(to);
    onGesture(shown);
  };
  const cancel = () => onGesture(NO_DRAG);
  const release = () => {
    if (shown !== NO_DRAG) skipClick();
    if (shown === NO_DRAG || !onEnd(shown)) cancel();
  };
  followHeldPointer({ onMove: move, onRelease: release, onCancel: cancel });
}
