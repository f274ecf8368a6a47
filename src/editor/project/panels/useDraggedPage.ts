import { useMemo, useState } from 'react';
import type { Document, Id } from '@/engine/document';
import { edit } from '@/engine/edit';
import { NO_DRAG, type GestureView } from '../../page/frames/drags';
import { useFrameView } from '../../page/frames/FrameSession';
import type { CanvasSession } from '../core/CanvasSession';

/** Returns a document as it is during the current drag, and the part of its page to draw. */
export function useDraggedPage(canvas: CanvasSession, document: Document) {
  const mode = useFrameView(canvas, (view) => view.mode);
  // Keeps showing the end of a drag until its document arrives, because actions take a moment.
  const [dragged, setDragged] = useState({ document, gesture: NO_DRAG });
  const gesture = dragged.document === document ? dragged.gesture : NO_DRAG;
  const live = useMemo(() => {
    const changed = edit(document, gesture.operations);
    return changed.ok ? changed.value.document : document;
  }, [document, gesture.operations]);
  const cropped = mode.type === 'crop' ? mode.frameId : undefined;
  // The crop editor draws the cropped picture itself.
  const part = useMemo(
    () =>
      cropped === undefined ? undefined : { frames: (frameId: Id) => frameId !== cropped, hasGround: true },
    [cropped],
  );
  const showGesture = (shown: GestureView) => setDragged({ document, gesture: shown });
  return { live, part, gesture, showGesture };
}
