import { useEffect, useState, type PointerEvent as ReactPointerEvent } from 'react';
import { getKeyOwner, type KeyOwner } from '../../page/keyboard';
import { useSession } from '../core/SessionContext';
import { ZOOM_IN, ZOOM_OUT, type Size, type Viewport } from './Viewport';

/** Follows the canvas size and fits the page into it. */
export function useCanvasSize(
  ref: { readonly current: HTMLElement | null },
  viewport: Viewport,
  page: Size,
): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() =>
      setSize({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  useEffect(() => {
    if (size.width > 0) viewport.measure(size, page);
  }, [viewport, size, page]);
  return size;
}

/** Pans with the wheel; zooms to the pointer with Ctrl or Command, which browsers also report for a pinch. */
export function useWheel(ref: { readonly current: HTMLElement | null }, viewport: Viewport): void {
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      if (!event.ctrlKey && !event.metaKey) {
        viewport.panBy({ x: -event.deltaX, y: -event.deltaY });
        return;
      }
      const { left, top } = element.getBoundingClientRect();
      const at = { x: event.clientX - left, y: event.clientY - top };
      viewport.zoomAt(at, event.deltaY < 0 ? ZOOM_IN : ZOOM_OUT);
    };
    // A native listener, because React's are passive and can't stop the page from scrolling.
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [ref, viewport]);
}

/** Keyboard owners that leave the space bar to the page. */
const PANNING: ReadonlySet<KeyOwner> = new Set(['page', 'own', 'elsewhere']);

/** Pans with the pointer, and while the space bar is held. */
export function usePan(viewport: Viewport, setIsPanning: (isPanning: boolean) => void) {
  const session = useSession();
  const [isSpaceDown, setIsSpaceDown] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== ' ' || !PANNING.has(getKeyOwner(session, event.target))) return;
      event.preventDefault();
      setIsSpaceDown(true);
    };
    const onKeyUp = (event: KeyboardEvent) => {
      if (event.key === ' ') setIsSpaceDown(false);
    };
    window.addEventListener('keydown', onKeyDown);
    window.addEventListener('keyup', onKeyUp);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('keyup', onKeyUp);
    };
  }, [session]);
  const pan = ({ currentTarget, pointerId }: ReactPointerEvent<HTMLElement>) => {
    currentTarget.setPointerCapture(pointerId);
    setIsPanning(true);
    const onMove = ({ movementX, movementY }: PointerEvent) => viewport.panBy({ x: movementX, y: movementY });
    const onUp = () => {
      setIsPanning(false);
      currentTarget.removeEventListener('pointermove', onMove);
      currentTarget.removeEventListener('pointerup', onUp);
    };
    currentTarget.addEventListener('pointermove', onMove);
    currentTarget.addEventListener('pointerup', onUp);
  };
  return { isSpaceDown, pan };
}
