import { useEffect, useState } from 'react';
import type { Document } from '@/engine/document';
import { runActions, type ActedDocument, type ValueContext } from '@/engine/resolve';
import { openScripts } from './openScripts';

/** What comes of a document by its actions; `undefined` until they have run for the first time, and where it has none. */
export function useActions(document: Document, context: ValueContext): ActedDocument | undefined {
  const hasActions = document.actions.order.length > 0;
  const [acted, setActed] = useState<ActedDocument>();
  const [scripts] = useState(openScripts);
  useEffect(() => scripts.close, [scripts]);
  useEffect(() => {
    if (!hasActions) return undefined;
    let isLatest = true;
    void runActions(document, [{ event: 'documentLoaded' }], scripts.run, context).then((result) => {
      if (isLatest) setActed(result);
    });
    return () => {
      isLatest = false;
    };
  }, [document, hasActions, scripts, context]);
  return hasActions ? acted : undefined;
}

/**
 * A document after its actions, as files are made of it; the document itself where it has none. While they run, what they
 * made before stays.
 */
export const useActedDocument = (document: Document, context: ValueContext): Document =>
  useActions(document, context)?.document ?? document;
