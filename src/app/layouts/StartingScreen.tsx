import { useLayoutEffect } from 'react';

let waiting = 0;

function wait(change: -1 | 0 | 1): void {
  waiting += change;
  document.documentElement.toggleAttribute('data-starting', waiting > 0);
}

/**
 * Placeholder of the console before user and environment are known, without layout shifts. It is in the page from the
 * first byte (`index.html`, `starting.css`), long before scripts run; this component shows and hides it.
 */
export function StartingScreen() {
  useLayoutEffect(() => {
    wait(1);
    return () => wait(-1);
  }, []);
  return null;
}

/** Ends the start of the page: from now on the placeholder is visible only with a {@link StartingScreen}. */
export function useStarted(): void {
  useLayoutEffect(() => wait(0), []);
}
