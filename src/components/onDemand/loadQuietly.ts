let underWay = 0;

/** Whether code of something over a page or in it is under way, whose failure that place says itself. */
export function isLoadingQuietly(): boolean {
  return underWay > 0;
}

/**
 * Imports code for something over a page or in it. Where code of a page is missing the console is loaded anew; here that
 * would lose what is typed on the page and what was pressed.
 */
export async function loadQuietly<Code>(load: () => Promise<Code>): Promise<Code> {
  underWay += 1;
  try {
    return await load();
  } finally {
    underWay -= 1;
  }
}
