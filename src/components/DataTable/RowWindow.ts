import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect } from 'react';

/** The visible rows with a few around them; both ends included. */
export interface RowRange {
  first: number;
  last: number;
}

/** Props of {@link RowWindow}. */
export interface RowWindowProps {
  /** The scrolling element. */
  frameRef: RefObject<HTMLElement | null>;
  /** Number of rows. */
  count: number;
  /** Height of a row in rem. */
  rowHeight: number;
  /** Called when the visible rows change. */
  onRangeChange: (range: RowRange) => void;
}

/**
 * Follows the scrolling of a frame and reports the visible rows, all of equal height. Renders nothing, so that rows
 * rendered before its code loaded stay mounted and focused.
 */
export function RowWindow({ frameRef, count, rowHeight, onRangeChange }: RowWindowProps) {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  // eslint-disable-next-line react-hooks/incompatible-library -- nothing here is memoized over its functions
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => frameRef.current,
    estimateSize: () => rowHeight * rem,
    overscan: 1,
    /* The user may have scrolled before this code loaded. */
    initialOffset: () => frameRef.current?.scrollTop ?? 0,
    initialRect: { width: 1000, height: 800 },
  });
  const items = virtualizer.getVirtualItems();
  const first = items[0]?.index ?? 0;
  const last = items.at(-1)?.index ?? 0;

  /* A new range each time forces another render: a frame mounted together with it is found only then. */
  useLayoutEffect(() => onRangeChange({ first, last }), [first, last, onRangeChange]);

  return null;
}
