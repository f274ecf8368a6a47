import { useState } from 'react';
import { drawnPages, resolveLayout, type Document, type Id } from '@/engine/document';
import { findPageOfVariable } from './core/fieldFrames';

/** Keeps which page is shown, and turns to the page of the field that the user fills in. */
export function useShownPage(document: Document) {
  const [active, setActive] = useState<Id>();
  const [turnedTo, turnTo] = useState(0);
  const pages = drawnPages(document, resolveLayout(document, document.selectedLayoutId).settings.intent);
  const index = Math.min(turnedTo, pages.length - 1);
  return {
    pages,
    index,
    turnTo,
    /** The variable of the active field. */
    active,
    activate: (variableId: Id | undefined) => {
      setActive(variableId);
      if (variableId !== undefined)
        turnTo(findPageOfVariable(document, pages, { variableId, present: index }));
    },
  };
}
