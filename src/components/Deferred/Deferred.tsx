import { type ReactNode, useEffect, useSyncExternalStore } from 'react';

let held = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Holds everything deferred until the first frame with content. Call it when a page starts. */
export function holdDeferred(): void {
  held = true;
}

function release(): void {
  held = false;
  for (const listener of listeners) listener();
}

/** Calls back once nothing is held, immediately if nothing is. Returns a function that cancels it. */
export function whenDrawn(callback: () => void): () => void {
  if (!held) {
    callback();
    return () => undefined;
  }
  const stop = subscribe(() => {
    stop();
    callback();
  });
  return stop;
}

/** Props of {@link Deferred}. */
export interface DeferredProps {
  /** Content that can wait for a frame. */
  children: ReactNode;
  /**
   * Placeholder of the same size, so that nothing moves.
   * @default nothing
   */
  placeholder?: ReactNode;
  /**
   * Renders immediately, if no placeholder can have the right size.
   * @default false
   */
  skip?: boolean;
}

/**
 * Controls around the main content. At the start of a page (`holdDeferred`) they render one frame later, so that the
 * content appears sooner; otherwise immediately.
 */
export function Deferred({ children, placeholder = null, skip = false }: DeferredProps) {
  const isHeld = useSyncExternalStore(subscribe, () => held);
  useEffect(() => {
    if (!held) return undefined;
    // The first callback runs before the paint, the second after it.
    let timer: ReturnType<typeof setTimeout> | undefined;
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        timer = setTimeout(release);
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return isHeld && !skip ? placeholder : children;
}
