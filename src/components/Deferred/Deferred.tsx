import { type ReactNode, useEffect, useSyncExternalStore } from 'react';

let held = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** From here until the first frame with something drawn, everything deferred waits. For the start of a page. */
export function holdDeferred(): void {
  held = true;
}

function release(): void {
  held = false;
  for (const listener of listeners) listener();
}

/** Calls back once nothing is held any more: at once, where nothing is. Gives what calls it off. */
export function onceDrawn(callback: () => void): () => void {
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
  /** What can wait for a frame. */
  children: ReactNode;
  /**
   * Keeps its room, so that nothing moves.
   * @default nothing
   */
  placeholder?: ReactNode;
  /**
   * Draws at once all the same, where no placeholder could keep the room.
   * @default false
   */
  skip?: boolean;
}

/**
 * Controls around what a reader came for. When a page starts (`holdDeferred`) they are drawn one frame later, so that
 * the content is seen sooner; at any other time at once.
 */
export function Deferred({ children, placeholder = null, skip = false }: DeferredProps) {
  const isHeld = useSyncExternalStore(subscribe, () => held);
  useEffect(() => {
    if (!held) return undefined;
    // The first callback runs before the frame is painted; by the second it can be seen.
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
