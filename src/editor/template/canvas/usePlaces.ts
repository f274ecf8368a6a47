import { useMemo } from 'react';
import { framesIn, type Box, type Document, type Id } from '@/engine/document';
import type { GestureView } from '../../page/frames/drags';
import { boundsOf, type Place } from '../../page/frames/geometry';
import { placesOf } from '../../page/frames/placesOf';
import { useView } from '../core/SessionContext';
import { freePlacesOf } from '../core/units';

/** Where frames of the page stand in the document. */
interface StillPlaces {
  /** The visible ones. */
  readonly still: ReadonlyMap<Id, Place>;
  /** Those of them that are not locked. */
  readonly free: ReadonlyMap<Id, Place>;
}

/** Where the frames of the page are at rest. */
export function usePlaces(document: Document): StillPlaces {
  const pageId = useView((view) => view.pageId);
  const still = useMemo(() => placesOf(document, pageId), [document, pageId]);
  const free = useMemo(() => freePlacesOf(document, pageId), [document, pageId]);
  return { still, free };
}

/** What is around frames as they are shown, those that are dragged as they are now. */
interface Surroundings {
  /** Around what is selected: turned with it where that is one frame. None where nothing is. */
  readonly around: Place | undefined;
  /** How many are selected of those that are shown. */
  readonly count: number;
  /** Around the group that was gone into; none where none was. */
  readonly entered: Box | undefined;
}

/** What is around the selection, and around the group that was gone into, while something is dragged too. */
export function useSurroundings(
  document: Document,
  still: ReadonlyMap<Id, Place>,
  gesture: GestureView,
): Surroundings {
  const pageId = useView((view) => view.pageId);
  const groupId = useView((view) => view.groupId);
  const selection = useView((view) => view.selection);
  const within = useMemo(() => {
    const page = document.pages.items[pageId];
    return page && groupId !== undefined ? framesIn(page, groupId) : [];
  }, [document, pageId, groupId]);
  const placed = (frameIds: readonly Id[]): readonly Place[] =>
    frameIds.flatMap((frameId) =>
      still.has(frameId) ? (gesture.places.get(frameId) ?? still.get(frameId) ?? []) : [],
    );
  const [selected, held] = [placed(selection), placed(within)];
  const [first] = selected;
  return {
    around: selected.length > 1 ? { ...boundsOf(selected), rotationDegrees: 0 } : first,
    count: selected.length,
    entered: held.length > 0 ? boundsOf(held) : undefined,
  };
}
