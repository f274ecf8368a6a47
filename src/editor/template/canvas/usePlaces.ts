import { useMemo } from 'react';
import { framesIn, type Box, type Document, type Id } from '@/engine/document';
import type { GestureView } from '../../page/frames/drags';
import { boundsOf, type Place } from '../../page/frames/geometry';
import { placesOf } from '../../page/frames/placesOf';
import { useView } from '../core/SessionContext';
import { freePlacesOf } from '../core/units';

interface Places {
  /** Where the visible frames of the page stand in the document. */
  readonly still: ReadonlyMap<Id, Place>;
  /** Those of them that are not locked. */
  readonly free: ReadonlyMap<Id, Place>;
  /** Where they are shown, those that are dragged as they are now. */
  readonly places: ReadonlyMap<Id, Place>;
  /** Around the group that was gone into; none where none was. */
  readonly entered: Box | undefined;
}

/** Where the frames of the page are, at rest and while they are dragged. */
export function usePlaces(document: Document, gesture: GestureView): Places {
  const pageId = useView((view) => view.pageId);
  const groupId = useView((view) => view.groupId);
  const still = useMemo(() => placesOf(document, pageId), [document, pageId]);
  const free = useMemo(() => freePlacesOf(document, pageId), [document, pageId]);
  const places = useMemo(() => {
    if (gesture.places.size === 0) return still;
    return new Map([...still].map(([id, place]) => [id, gesture.places.get(id) ?? place] as const));
  }, [still, gesture.places]);
  const entered = useMemo(() => {
    const page = document.pages.items[pageId];
    const within = page && groupId !== undefined ? framesIn(page, groupId) : [];
    const held = within.flatMap((frameId) => places.get(frameId) ?? []);
    return held.length > 0 ? boundsOf(held) : undefined;
  }, [document, pageId, groupId, places]);
  return { still, free, places, entered };
}
