import { MISSING_PAGE } from './errors/missingPage';
import { readStorage, writeStorage } from './storage/browserStorage';

const RELOADED = 'reloadedBuild';

/**
 * A tab that was open while a new version was deployed asks for pages that are no longer there: it is reloaded, once for
 * each build. `build` names the build of this page, as the address of its first script does. Where the tab can't remember
 * that it has been reloaded, while offline, and for a page that is missing all the same, nothing happens. Returns
 * a function that stops it.
 */
export function reloadOnMissingPage(
  build: string,
  reload: () => void = () => window.location.reload(),
): () => void {
  const reloadOnce = () => {
    if (!navigator.onLine || readStorage('sessionStorage', RELOADED) === build) return;
    writeStorage('sessionStorage', RELOADED, build);
    if (readStorage('sessionStorage', RELOADED) !== build) return;
    // Once the router has taken the address of the page that was asked for.
    setTimeout(reload);
  };
  window.addEventListener(MISSING_PAGE, reloadOnce);
  return () => window.removeEventListener(MISSING_PAGE, reloadOnce);
}
