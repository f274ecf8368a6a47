import { followHeldPointer } from '../../page/followHeldPointer';
import { NO_DRAG, type Drag, type GestureView, type PointerInput } from '../../page/frames/drags';

/** Screen pixels of movement before a press becomes a drag. */
const DRAG_PIXELS = 3;

/** The relevant fields of a pointer event. */
export type MouseKeys = Pick<PointerEvent, 'clientX' | 'clientY' | 'shiftKey' | 'ctrlKey' | 'metaKey'>;

interface Following {
  /** The start position. */
  readonly from: PointerInput;
  /** Screen pixels per unit of the layout. */
  readonly scale: number;
  /** Converts a pointer event to a position on the page. */
  readonly inputOf: (event: MouseKeys) => PointerInput;
  readonly drag: Drag;
  /** Called with the state of the drag, and with NO_DRAG if it is cancelled. */
  readonly onGesture: (gesture: GestureView) => void;
  /** Called with the final state when the pointer is released. @returns whether it was applied */
  readonly onEnd: (gesture: GestureView) => boolean;
}

/** Suppresses the click that browsers fire after a drag. */
function skipClick(): void {
  const skip = (event: MouseEvent) => event.stopPropagation();
  window.addEventListener('click', skip, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', skip, { capture: true }));
}

/** Follows a pressed pointer until its release; Escape cancels without a change. */
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
