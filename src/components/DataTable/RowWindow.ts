import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect } from 'react';

/** Which rows are in sight, and a few around them; both included. */
export interface RowRange {
  first: number;
  last: number;
}

/** Props of {@link RowWindow}. */
export interface RowWindowProps {
  /** The element that scrolls. */
  frameRef: RefObject<HTMLElement | null>;
  /** How many rows there are. */
  count: number;
  /** Height of a row in rem. */
  rowHeight: number;
  /** Called when other rows come into sight. */
  onRangeChange: (range: RowRange) => void;
}

/**
 * Follows the scrolling of a frame and tells which of many rows of one height are in sight. Draws nothing itself, so
 * that rows drawn before its code came stay mounted and keep the focus.
 */
export function RowWindow({ frameRef, count, rowHeight, onRangeChange }: RowWindowProps) {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  // eslint-disable-next-line react-hooks/incompatible-library -- nothing here is memoized over its functions
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => frameRef.current,
    estimateSize: () => rowHeight * rem,
    overscan: 1,
    /* The reader may have scrolled before this code came. */
    initialOffset: () => frameRef.current?.scrollTop ?? 0,
    initialRect: { width: 1000, height: 800 },
  });
  const items = virtualizer.getVirtualItems();
  const first = items[0]?.index ?? 0;
  const last = items.at(-1)?.index ?? 0;

  /* A new range each time, so that this is drawn once more: where the frame came with it, it finds the frame only then. */
  useLayoutEffect(() => onRangeChange({ first, last }), [first, last, onRangeChange]);

  return null;
}
