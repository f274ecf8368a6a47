/** Sent to the window when the code of a page could not be had. */
export const MISSING_PAGE = 'platen:missing-page';

/**
 * Fetches the code of a page, and sends `MISSING_PAGE` when that fails. Not for the code of a part of a page: where that is
 * missing, the page stays as it is.
 * @throws whatever the fetch failed with.
 */
export async function fetchPage<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (error) {
    window.dispatchEvent(new Event(MISSING_PAGE));
    throw error;
  }
}
