import { useCallback, useState } from 'react';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Returns the inner size of an element without padding, in CSS pixels. */
function roomIn(element: HTMLElement): Size {
  const { paddingLeft, paddingRight, paddingTop, paddingBottom } = getComputedStyle(element);
  return {
    width: element.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight),
    height: element.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom),
  };
}

/**
 * Returns the scale in CSS pixels per point at which a page fits into the element of `ref`. Follows the element's
 * size; 1 while either is missing.
 */
export function useFittingScale(page: Size | undefined) {
  const [room, setRoom] = useState<Size>();
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setRoom(roomIn(element)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const scale = page && room ? Math.min(room.width / page.width, room.height / page.height) : 1;
  return { ref, scale: scale > 0 ? scale : 1 };
}
