import { readStorage, writeStorage } from '../storage/browserStorage';

const RELOADED = 'reloadedBuild';

/** The address of the page's first script, which has the build in its name. */
const buildOfPage = (): string =>
  document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';

function reloadOnce(reload: () => void): void {
  const build = buildOfPage();
  if (!navigator.onLine || readStorage('sessionStorage', RELOADED) === build) return;
  writeStorage('sessionStorage', RELOADED, build);
  if (readStorage('sessionStorage', RELOADED) !== build) return;
  // Once the router has taken the address of the page that was asked for.
  setTimeout(reload);
}

/**
 * Fetches the code of a page. A tab that was open while a new version was deployed asks for code that is no longer there: it
 * is reloaded, once for each build. Where the tab can't remember that it has been reloaded, while offline, and for
 * code that is missing all the same, nothing happens. Only for a page: around a part of one, what is typed would be lost.
 * @throws whatever the fetch failed with.
 */
export async function orReloadOnce<Code>(
  load: () => Promise<Code>,
  reload: () => void = () => window.location.reload(),
): Promise<Code> {
  try {
    return await load();
  } catch (error) {
    reloadOnce(reload);
    throw error;
  }
}
