import { useEffect, useState } from 'react';
import type { Document } from '@/engine/document';
import { readActions, runActions, type ActedDocument, type ValueContext } from '@/engine/resolve';
import { openScripts } from './openScripts';

function useRun(document: Document, context: ValueContext, isAllRead: boolean): ActedDocument | undefined {
  const hasActions = document.actions.order.length > 0;
  const [acted, setActed] = useState<ActedDocument>();
  const [scripts] = useState(openScripts);
  useEffect(() => scripts.close, [scripts]);
  useEffect(() => {
    if (!hasActions) return undefined;
    let isLatest = true;
    void (async () => {
      const ran = await runActions(document, [{ event: 'documentLoaded' }], scripts.run, context);
      const result = isAllRead && isLatest ? await readActions(ran, scripts.run, context) : ran;
      if (isLatest) setActed(result);
    })();
    return () => {
      isLatest = false;
    };
  }, [document, hasActions, scripts, context, isAllRead]);
  return hasActions ? acted : undefined;
}

/**
 * What comes of a document by its actions, with what is wrong with any of their scripts; `undefined` until they have run
 * for the first time, and where it has none.
 */
export const useActions = (document: Document, context: ValueContext): ActedDocument | undefined =>
  useRun(document, context, true);

/**
 * A document after its actions, as files are made of it; the document itself where it has none. While they run, what they
 * made before stays.
 */
export const useActedDocument = (document: Document, context: ValueContext): Document =>
  useRun(document, context, false)?.document ?? document;
