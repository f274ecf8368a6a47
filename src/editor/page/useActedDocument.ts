import { useEffect, useState } from 'react';
import type { Document } from '@/engine/document';
import { runActions, type ValueContext } from '@/engine/resolve';
import { openScripts } from './openScripts';

/**
 * A document after its actions, as files are made of it; the document itself where it has none. While they run, what they
 * made before stays.
 */
export function useActedDocument(document: Document, context: ValueContext): Document {
  const hasActions = document.actions.order.length > 0;
  const [acted, setActed] = useState<Document>();
  const [scripts] = useState(openScripts);
  useEffect(() => scripts.close, [scripts]);
  useEffect(() => {
    if (!hasActions) return undefined;
    let isLatest = true;
    void runActions(document, [{ event: 'documentLoaded' }], scripts.run, context).then((result) => {
      if (isLatest) setActed(result.document);
    });
    return () => {
      isLatest = false;
    };
  }, [document, hasActions, scripts, context]);
  return hasActions ? (acted ?? document) : document;
}
