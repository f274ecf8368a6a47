import { useEffect, useState } from 'react';
import type { Document } from '@/engine/document';
import { engineKey, loadPageEngine, type FindFont, type PageEngine } from './loadPageEngine';

/** An engine on its way: what was there before stays until the next has come. */
export interface LoadingEngine {
  readonly engine: PageEngine | undefined;
  /** Why it could not be loaded. */
  readonly error: unknown;
  /** Asks again after an error. */
  readonly retry: () => void;
  /** Loads the fonts for scripts that the document's own lack. */
  readonly loadFallbacks: () => void;
}

/** What the pages of a document are drawn with, loaded again when its fonts change. */
export function usePageEngine(document: Document, findFont: FindFont): LoadingEngine {
  const [loaded, setLoaded] = useState<{ engine?: PageEngine; error?: unknown }>({});
  const [attempt, setAttempt] = useState(0);
  const [withFallbacks, setWithFallbacks] = useState(false);
  const key = engineKey(document);
  useEffect(
    () => {
      let isWanted = true;
      loadPageEngine(document, findFont, withFallbacks).then(
        (engine) => isWanted && setLoaded({ engine }),
        (error: unknown) => isWanted && setLoaded((before) => ({ ...before, error })),
      );
      return () => {
        isWanted = false;
      };
    },
    // eslint-disable-next-line react-hooks/exhaustive-deps -- of the document only what the key names is used
    [key, findFont, withFallbacks, attempt],
  );
  return {
    engine: loaded.engine,
    error: loaded.error,
    retry: () => {
      setLoaded(({ engine }) => (engine ? { engine } : {}));
      setAttempt(attempt + 1);
    },
    loadFallbacks: () => setWithFallbacks(true),
  };
}
