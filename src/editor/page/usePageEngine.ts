import { useCallback, useEffect, useState } from 'react';
import type { Document } from '@/engine/document';
import { FALLBACK_FAMILIES } from '@/engine/text';
import { engineKey, loadPageEngine, type FindFont, type PageEngine } from './loadPageEngine';

/** Loads further fallback families, in addition to those already loaded. */
export type LoadFallbacks = (families: readonly string[]) => void;

/** An engine that may be loading; the previous one stays until then. */
export interface LoadingEngine {
  readonly engine: PageEngine | undefined;
  /** Why it could not be loaded. */
  readonly error: unknown;
  /** Tries again after an error. */
  readonly retry: () => void;
  /** Loads fallback fonts for characters that the document's fonts lack. */
  readonly loadFallbacks: LoadFallbacks;
}

/**
 * Loads the engine of a document, again when its fonts change.
 * @param library the available fonts; a change retries missing ones
 */
export function usePageEngine(document: Document, findFont: FindFont, library?: unknown): LoadingEngine {
  const [loaded, setLoaded] = useState<{ engine?: PageEngine; error?: unknown }>({});
  const [attempt, setAttempt] = useState(0);
  const [families, setFamilies] = useState<readonly string[]>([]);
  const [known, setKnown] = useState(library);
  if (known !== library) {
    setKnown(library);
    if (loaded.engine?.lacksFonts) setAttempt(attempt + 1);
  }
  const key = engineKey(document);
  const fallbacks = families.join('\n');
  const loadFallbacks = useCallback<LoadFallbacks>(
    (wanted) =>
      setFamilies((before) =>
        FALLBACK_FAMILIES.filter((family) => before.includes(family) || wanted.includes(family)),
      ),
    [],
  );
  useEffect(
    () => {
      let isWanted = true;
      loadPageEngine(document, findFont, families).then(
        (engine) => isWanted && setLoaded({ engine }),
        (error: unknown) => isWanted && setLoaded((before) => ({ ...before, error })),
      );
      return () => {
        isWanted = false;
      };
    },
    // eslint-disable-next-line react-hooks/exhaustive-deps -- of the document only what the key names is used
    [key, findFont, fallbacks, attempt],
  );
  return {
    engine: loaded.engine,
    error: loaded.error,
    retry: () => {
      setLoaded(({ engine }) => (engine ? { engine } : {}));
      setAttempt(attempt + 1);
    },
    loadFallbacks,
  };
}
