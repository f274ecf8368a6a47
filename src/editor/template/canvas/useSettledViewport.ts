import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Viewport, ViewportState } from './Viewport';

/** Milliseconds without a change before a page is repainted. */
const QUIET = 120;

/** Returns the current and the last settled viewport: while it moves, the painted page is only stretched. */
export function useSettledViewport(viewport: Viewport): { now: ViewportState; settled: ViewportState } {
  const now = useSyncExternalStore(viewport.subscribe, viewport.state);
  const [settled, setSettled] = useState(now);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(now), QUIET);
    return () => clearTimeout(timer);
  }, [now]);
  return { now, settled };
}
