import { useEffect, useRef, useState, type PointerEvent as ReactPointerEvent } from 'react';
import type { Guide, Id } from '@/engine/document';
import { followHeldPointer } from '../../page/followHeldPointer';
import type { Point } from '../../page/frames/geometry';
import { addGuide, moveGuide, removeGuides } from '../core/guides';
import { newId } from '../core/newId';
import { useSession } from '../core/SessionContext';

/** A guide being dragged: a new one from a ruler, or an existing one. */
export interface DraggedGuide {
  readonly axis: Guide['axis'];
  readonly guideId: Id | undefined;
  /** In the unit of the layout; undefined outside the canvas, where a release removes it. */
  readonly at: number | undefined;
}

/**
 * Drags guides from a ruler, along the page, and off it. Escape cancels.
 * @param pointOf converts a pointer event to a point of the page in the unit of the layout; undefined outside the
 * canvas
 */
export function useGuideDrag(pointOf: (event: PointerEvent, axis: Guide['axis']) => Point | undefined) {
  const session = useSession();
  const [dragged, setDragged] = useState<DraggedGuide>();
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  const start = (event: ReactPointerEvent, axis: Guide['axis'], guideId?: Id) => {
    if (event.button !== 0) return;
    event.stopPropagation();
    let last: DraggedGuide | undefined;
    const move = (to: PointerEvent) => {
      last = { axis, guideId, at: pointOf(to, axis)?.[axis] };
      setDragged(last);
    };
    const end = () => setDragged(undefined);
    const release = () => {
      end();
      if (!last) return;
      const { at } = last;
      if (guideId === undefined && at !== undefined) addGuide(session, newId(), axis, at);
      if (guideId !== undefined && at !== undefined) moveGuide(session, guideId, at);
      if (guideId !== undefined && at === undefined) removeGuides(session, [guideId]);
      session.endStep();
    };
    stop.current = followHeldPointer({ onMove: move, onRelease: release, onCancel: end });
  };
  return { dragged, start };
}
