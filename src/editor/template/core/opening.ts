import type { Id } from '@/engine/document';
import { findCroppable } from '../../page/frames/crop';
import type { EditorSession } from './EditorSession';
import { getFreePlaces, findUnit, unitFrames } from './units';

/** Opens a frame: enters its group, else its text or its picture's crop. */
export function openFrame(session: EditorSession, frameId: Id): void {
  const { document, pageId, isRunning, groupId } = session.view();
  const page = document.pages.items[pageId];
  const free = getFreePlaces(document, pageId);
  if (isRunning || !page || !free.has(frameId)) return;
  const unit = findUnit(page, frameId, groupId);
  if (unit !== frameId) {
    session.enterGroup(unit, unitFrames(page, frameId, unit, free));
    return;
  }
  const frame = page.frames.items[frameId];
  if (frame?.type === 'text') session.enter({ type: 'text', frameId });
  if (findCroppable(document, frameId)) session.enter({ type: 'crop', frameId });
}
