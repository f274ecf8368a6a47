import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, type RefObject } from 'react';
import { ROW_HEIGHT } from './tableParts';

interface VirtualRowsInput {
  /** The element that scrolls. */
  frame: RefObject<HTMLDivElement | null>;
  count: number;
  /** Element id of the active cell. */
  activeId: string;
  activeRow: number;
}

/** Returns the rows in view and the height of all, and scrolls the active cell into view. */
export function useVirtualRows({ frame, count, activeId, activeRow }: VirtualRowsInput) {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  // eslint-disable-next-line react-hooks/incompatible-library -- nothing here is memoized over its functions
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_HEIGHT * rem,
    overscan: 6,
    scrollPaddingEnd: ROW_HEIGHT * rem * 2,
    initialRect: { width: 1_000, height: 600 },
  });
  useEffect(() => {
    // Only while the table has the focus: a table that just appears must not scroll.
    if (!frame.current?.contains(document.activeElement)) return;
    virtualizer.scrollToIndex(activeRow);
    document.getElementById(activeId)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the virtualizer is another object after each scroll
  }, [activeId, activeRow]);
  const measured = virtualizer.getVirtualItems();
  // Draws the first rows until the frame has a height.
  const items =
    measured.length > 0
      ? measured
      : Array.from({ length: Math.min(count, 10) }, (_, index) => ({
          index,
          start: index * ROW_HEIGHT * rem,
        }));
  return { items, height: virtualizer.getTotalSize() };
}
