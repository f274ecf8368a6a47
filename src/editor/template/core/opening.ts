import type { Id } from '@/engine/document';
import { croppingOf } from '../../page/frames/crop';
import type { EditorSession } from './EditorSession';
import { freePlacesOf, unitAt, unitFrames } from './units';

/** Goes into what a frame belongs to: the group around it, else its text or the crop of its picture. */
export function openFrame(session: EditorSession, frameId: Id): void {
  const { document, pageId, isRunning, groupId } = session.view();
  const page = document.pages.items[pageId];
  const free = freePlacesOf(document, pageId);
  if (isRunning || !page || !free.has(frameId)) return;
  const unit = unitAt(page, frameId, groupId);
  if (unit !== frameId) {
    session.enterGroup(unit, unitFrames(page, frameId, unit, free));
    return;
  }
  const frame = page.frames.items[frameId];
  if (frame?.type === 'text') session.enter({ type: 'text', frameId });
  if (croppingOf(document, frameId)) session.enter({ type: 'crop', frameId });
}
