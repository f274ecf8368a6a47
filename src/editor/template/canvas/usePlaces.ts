import { useMemo } from 'react';
import { framesIn, type Box, type Document, type Id } from '@/engine/document';
import type { GestureView } from '../../page/frames/drags';
import { getBounds, type Place } from '../../page/frames/geometry';
import { getPlaces } from '../../page/frames/getPlaces';
import { useView } from '../core/SessionContext';
import { getFreePlaces } from '../core/units';

/** Places of the page's frames in the document. */
interface StillPlaces {
  /** The visible frames. */
  readonly still: ReadonlyMap<Id, Place>;
  /** The visible frames that are not locked. */
  readonly free: ReadonlyMap<Id, Place>;
}

/** Returns the places of the page's frames, ignoring drags. */
export function usePlaces(document: Document): StillPlaces {
  const pageId = useView((view) => view.pageId);
  const still = useMemo(() => getPlaces(document, pageId), [document, pageId]);
  const free = useMemo(() => getFreePlaces(document, pageId), [document, pageId]);
  return { still, free };
}

/** Boxes around frames as shown, with dragged ones at their current place. */
interface Surroundings {
  /** The box of the selection; rotated with it if it is a single frame. Undefined without a selection. */
  readonly around: Place | undefined;
  /** Number of visible selected frames. */
  readonly count: number;
  /** The box of the entered group, if any. */
  readonly entered: Box | undefined;
}

/** Returns the boxes around the selection and the entered group, also during a drag. */
export function useSelectionBoxes(
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
    around: selected.length > 1 ? { ...getBounds(selected), rotationDegrees: 0 } : first,
    count: selected.length,
    entered: held.length > 0 ? getBounds(held) : undefined,
  };
}
