/** How long something may wait for the browser to have nothing else to do, in milliseconds. */
const LONGEST_WAIT = 100;

/**
 * Does something when there is nothing else to do, soon at the latest.
 * @returns what keeps it from being done
 */
export function whenIdle(work: () => void): () => void {
  // Not every browser says when it is idle.
  if (typeof globalThis.requestIdleCallback !== 'function') {
    const timer = setTimeout(work);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work, { timeout: LONGEST_WAIT });
  return () => cancelIdleCallback(request);
}
