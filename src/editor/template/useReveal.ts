import { convertLength, type Id, type Unit } from '@/engine/document';
import { getBounds } from '../page/frames/geometry';
import { getPlaces } from '../page/frames/getPlaces';
import type { Viewport } from './canvas/Viewport';
import { useSession } from './core/SessionContext';

/** Returns a function that scrolls a frame of the shown page into view. */
export function useReveal(viewport: Viewport, unit: Unit): (frameId: Id) => void {
  const session = useSession();
  return (frameId) => {
    const view = session.view();
    const place = getPlaces(view.document, view.pageId).get(frameId);
    const points = (length: number) => convertLength(length, unit, 'pt');
    if (!place) return;
    const { x, y, width, height } = getBounds([place]);
    viewport.reveal({ x: points(x), y: points(y), width: points(width), height: points(height) });
  };
}
