import { use, useEffect, useLayoutEffect } from 'react';
import { UNSAFE_DataRouterContext, UNSAFE_DataRouterStateContext, useLocation } from 'react-router';
import { readStorage, writeStorage } from './storage/browserStorage';

const STORAGE_KEY = 'scrollPositions';

/**
 * Scrolls to where a page was left when it is opened again by Back, Forward or a reload, and to the top of any other.
 * The router's own `ScrollRestoration` does the same, but complains on the console each time a page is left while the
 * browser's storage is full or denied. Here only the positions of before a reload are lost then.
 */
export function ScrollMemory() {
  const router = use(UNSAFE_DataRouterContext)?.router;
  const state = use(UNSAFE_DataRouterStateContext);
  const location = useLocation();

  useLayoutEffect(() => {
    if (!router) return undefined;
    const positions = readPositions();
    const forget = router.enableScrollRestoration(positions, () => window.scrollY);
    window.history.scrollRestoration = 'manual';
    const keep = () => {
      positions[router.state.location.key] = window.scrollY;
      writeStorage('sessionStorage', STORAGE_KEY, JSON.stringify(positions));
      // The browser's own memory is for the next visit, should this console not come up then.
      window.history.scrollRestoration = 'auto';
    };
    const takeOver = () => (window.history.scrollRestoration = 'manual');
    window.addEventListener('pagehide', keep);
    window.addEventListener('pageshow', takeOver);
    return () => {
      forget();
      window.removeEventListener('pagehide', keep);
      window.removeEventListener('pageshow', takeOver);
    };
  }, [router]);

  const position = state?.restoreScrollPosition;
  const isKept = state?.preventScrollReset;
  useEffect(() => {
    if (position === false) return;
    if (typeof position === 'number') window.scrollTo(0, position);
    else if (!scrollToPlace(location.hash) && !isKept) window.scrollTo(0, 0);
  }, [location, position, isKept]);
  return null;
}

function readPositions(): Record<string, number> {
  try {
    const stored: unknown = JSON.parse(readStorage('sessionStorage', STORAGE_KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, number>) : {};
  } catch {
    // Somebody else's writing under this key.
    return {};
  }
}

/** Whether the page has the place an address names. */
function scrollToPlace(hash: string): boolean {
  if (!hash) return false;
  const place = document.getElementById(hash.slice(1)) ?? document.getElementById(decoded(hash.slice(1)));
  place?.scrollIntoView();
  return place !== null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
