import { isLoadingQuietly } from '@/components/onDemand';
import { readStorage, writeStorage } from './storage/browserStorage';

const RELOADED = 'reloadedBuild';

/**
 * A tab that was open while a new version was deployed asks for code that is no longer there: it is loaded anew, once for
 * each build. `build` names the build of this page, as the address of its first script does. Where the tab can't remember
 * that it has been loaded anew, and for code that is missing all the same, the page says that something went wrong.
 */
export function reloadOnMissingCode(
  build: string,
  reload: () => void = () => window.location.reload(),
): void {
  window.addEventListener('vite:preloadError', () => {
    if (isLoadingQuietly() || !navigator.onLine || readStorage('sessionStorage', RELOADED) === build) return;
    writeStorage('sessionStorage', RELOADED, build);
    if (readStorage('sessionStorage', RELOADED) !== build) return;
    // Once the router has taken the address of the page that was asked for.
    setTimeout(reload);
  });
}
