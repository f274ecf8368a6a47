import { useEffect, useState } from 'react';
import type { Document } from '@/engine/document';
import { readActions, runActions, type ActedDocument, type ValueContext } from '@/engine/resolve';
import { openScripts } from './openScripts';

function useRunActions(
  document: Document,
  context: ValueContext,
  isAllRead: boolean,
): ActedDocument | undefined {
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
 * Returns a document after its actions, with the errors of their scripts; `undefined` before the first run and
 * without actions.
 */
export const useActions = (document: Document, context: ValueContext): ActedDocument | undefined =>
  useRunActions(document, context, true);

/**
 * Returns a document after its actions, as used for output; the document itself if it has none. While they run,
 * returns the previous result.
 */
export const useActedDocument = (document: Document, context: ValueContext): Document =>
  useRunActions(document, context, false)?.document ?? document;
