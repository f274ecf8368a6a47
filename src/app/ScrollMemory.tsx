import { use, useEffect, useLayoutEffect } from 'react';
import { UNSAFE_DataRouterContext, UNSAFE_DataRouterStateContext, useLocation } from 'react-router';
import { readStorage, writeStorage } from './storage/browserStorage';

const STORAGE_KEY = 'scrollPositions';

/**
 * Restores the scroll position of a page on Back, Forward and reload, and scrolls others to the top. Like the router's
 * `ScrollRestoration`, but silent when the browser's storage is full or denied: then only the positions from before a
 * reload are lost.
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
      // Restores the browser's own mechanism, in case this console fails to start on the next visit.
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
    // Another program's data under this key.
    return {};
  }
}

/** Scrolls to the element of a fragment. @returns whether the page has it */
function scrollToPlace(hash: string): boolean {
  if (!hash) return false;
  const place = document.getElementById(hash.slice(1)) ?? document.getElementById(decodeHash(hash.slice(1)));
  place?.scrollIntoView();
  return place !== null;
}

function decodeHash(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
