/** The longest a browser may find something else to do, in ms. */
const PATIENCE = 1_000;

/**
 * Calls back after so many milliseconds, once the browser has nothing more urgent to do; where it can't tell, at once
 * then. Gives what calls it off.
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
