import { MISSING_PAGE } from './errors/missingPage';
import { readStorage, writeStorage } from './storage/browserStorage';

const RELOADED = 'reloadedBuild';

/**
 * Reloads a tab once per build when a page's code is missing because a new version was deployed. `build` identifies the
 * build, such as the address of its first script. Does nothing offline, when the tab can't remember the reload, or when
 * the page is still missing after it. Returns a function that stops it.
 */
export function reloadOnMissingPage(
  build: string,
  reload: () => void = () => window.location.reload(),
): () => void {
  const reloadOnce = () => {
    if (!navigator.onLine || readStorage('sessionStorage', RELOADED) === build) return;
    writeStorage('sessionStorage', RELOADED, build);
    if (readStorage('sessionStorage', RELOADED) !== build) return;
    // After the router has taken the address of the requested page.
    setTimeout(reload);
  };
  window.addEventListener(MISSING_PAGE, reloadOnce);
  return () => window.removeEventListener(MISSING_PAGE, reloadOnce);
}
