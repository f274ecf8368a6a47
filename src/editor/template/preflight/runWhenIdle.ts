/** Maximum wait in milliseconds for the browser to be idle. */
const LONGEST_WAIT = 100;

/**
 * Runs a function when the browser is idle, but soon.
 * @returns a function that cancels it
 */
export function runWhenIdle(work: () => void): () => void {
  // Not every browser supports `requestIdleCallback`.
  if (typeof globalThis.requestIdleCallback !== 'function') {
    const timer = setTimeout(work);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work, { timeout: LONGEST_WAIT });
  return () => cancelIdleCallback(request);
}
