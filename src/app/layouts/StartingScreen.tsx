import { useLayoutEffect } from 'react';

let waiting = 0;

function wait(change: -1 | 0 | 1): void {
  waiting += change;
  document.documentElement.toggleAttribute('data-starting', waiting > 0);
}

/**
 * The shape of the console while it is not known yet who is there and where: nothing moves when it is. The page has it
 * from the first byte on, long before a script could draw it (`index.html`, `starting.css`); this shows and hides it.
 */
export function StartingScreen() {
  useLayoutEffect(() => {
    wait(1);
    return () => wait(-1);
  }, []);
  return null;
}

/** Ends the start of the page: from here the shape is seen where a {@link StartingScreen} stands, and nowhere else. */
export function useStarted(): void {
  useLayoutEffect(() => wait(0), []);
}
