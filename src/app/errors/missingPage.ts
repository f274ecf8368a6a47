/** Window event sent when the code of a page failed to load. */
export const MISSING_PAGE = 'platen:missing-page';

/**
 * Loads the code of a page, and sends `MISSING_PAGE` on failure. Do not use it for a part of a page: without a part,
 * the page stays usable.
 * @throws the error of the load
 */
export async function fetchPage<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (error) {
    window.dispatchEvent(new Event(MISSING_PAGE));
    throw error;
  }
}
