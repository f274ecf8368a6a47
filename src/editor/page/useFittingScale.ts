import { useCallback, useState } from 'react';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Room of an element without its padding, in CSS pixels. */
function roomIn(element: HTMLElement): Size {
  const { paddingLeft, paddingRight, paddingTop, paddingBottom } = getComputedStyle(element);
  return {
    width: element.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight),
    height: element.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom),
  };
}

/** The CSS pixels a point at which a page fits into the element of `ref`, followed as that changes. 1 before there is either. */
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
