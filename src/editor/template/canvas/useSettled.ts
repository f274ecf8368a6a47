import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Viewport, ViewportState } from './Viewport';

/** Milliseconds without a change after which a page is painted anew. */
const QUIET = 120;

/** Where the page is, now and when it last stood still: while it moves, what was painted is only stretched. */
export function useSettled(viewport: Viewport): { now: ViewportState; settled: ViewportState } {
  const now = useSyncExternalStore(viewport.subscribe, viewport.state);
  const [settled, setSettled] = useState(now);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(now), QUIET);
    return () => clearTimeout(timer);
  }, [now]);
  return { now, settled };
}
