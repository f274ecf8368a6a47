/** Longest delay by other work of the browser, in ms. */
const PATIENCE = 1_000;

/**
 * Calls back after so many milliseconds, when the browser is idle; immediately then if it can't report that. Returns a
 * function that cancels it.
 */
export function callInIdle(delay: number, callback: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, delay);
    return () => clearTimeout(timer);
  }
  let request: number | undefined;
  const timer = setTimeout(() => {
    request = requestIdleCallback(callback, { timeout: PATIENCE });
  }, delay);
  return () => {
    clearTimeout(timer);
    if (request !== undefined) cancelIdleCallback(request);
  };
}
