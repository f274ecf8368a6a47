import { useMemo } from 'react';
import { usesOf, type Document, type Id } from '@/engine/document';

/** Returns the frames that use a variable; an empty set without one. */
export function usePointedFrames(document: Document, variableId: Id | undefined): ReadonlySet<Id> {
  return useMemo(() => {
    const uses = variableId === undefined ? [] : usesOf(document, variableId);
    return new Set(uses.flatMap((use) => (use.type === 'frame' ? [use.frameId] : [])));
  }, [document, variableId]);
}
