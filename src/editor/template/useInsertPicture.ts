import type { Point } from '../page/frames/geometry';
import { insertingPicture } from './core/insertPicture';
import { newId } from './core/newId';
import { useSession } from './core/SessionContext';
import type { DraggedPicture } from './panels';

/** Returns a function that inserts a picture into the shown page and selects its frame. */
export function useInsertPicture() {
  const session = useSession();
  return (picture: DraggedPicture, at?: Point): void => {
    const { document, pageId } = session.view();
    const spot = { document, pageId, frameId: newId(), ...(at && { at }) };
    const { operation, frameId, label } = insertingPicture(spot, picture);
    if (session.change([operation], { label }) === undefined) session.select([frameId]);
  };
}
