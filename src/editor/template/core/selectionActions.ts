import { indexFrames, type Id, type Stacked } from '@/engine/document';
import type { Operation } from '@/engine/edit';
import { copyFrames, type Clip } from './clipboard';
import type { EditorSession, EditorView } from './EditorSession';
import type { Gestures } from './Gestures';
import { findFreeName } from './newFrames';
import { pasteFrames } from './pasteFrames';
import { getFreePlaces, getUnits } from './units';

/** Returns the visible selected frames that are not locked. */
function getFreeSelection({ document, pageId, selection }: EditorView): readonly Id[] {
  const places = getFreePlaces(document, pageId);
  return selection.filter((frameId) => places.has(frameId));
}

/** Applies an operation to the selected frames; does nothing without a selection. */
export function changeSelection(
  session: EditorSession,
  label: string,
  operation: (view: EditorView, frameIds: readonly Id[]) => Operation,
  key?: string,
): void {
  const view = session.view();
  const frameIds = getFreeSelection(view);
  if (frameIds.length === 0) return;
  session.change([operation(view, frameIds)], { label, ...(key !== undefined && { key }) });
}

/** Deletes the selected frames, except locked ones. */
export function deleteSelection(session: EditorSession, label: string): void {
  const { document, selection } = session.view();
  const known = indexFrames(document);
  const frameIds = selection.filter((frameId) => known.get(frameId)?.frame.isLocked === undefined);
  if (frameIds.length > 0) session.change([{ kind: 'deleteFrames', frameIds }], { label });
}

/** Copies the selection. */
export function copySelection(session: EditorSession): Clip | undefined {
  const { document, pageId, selection } = session.view();
  const clip = copyFrames(document, pageId, selection);
  return clip.frames.length > 0 ? clip : undefined;
}

/** The services of a paste. */
export interface PasteContext {
  readonly session: EditorSession;
  readonly newId: () => Id;
  readonly gestures: Pick<Gestures, 'sight'>;
}

/** Adds copied frames to the page, in sight, and selects them. */
export function paste({ session, newId, gestures }: PasteContext, clip: Clip, label: string): void {
  const { document, pageId } = session.view();
  const place = gestures.sight();
  const { operations, frameIds } = pasteFrames({ document, pageId, newId, place }, clip);
  if (session.change(operations, { label }) === undefined) session.select(frameIds);
}

/** Returns the selected frames and groups, from back to front. */
function selectedUnits({ document, pageId, selection }: EditorView): readonly Stacked[] {
  const page = document.pages.items[pageId];
  return page ? getUnits(page, selection, getFreePlaces(document, pageId)) : [];
}

/** Whether the selection can be grouped: it needs at least two items. */
export const canGroup = (view: EditorView): boolean => selectedUnits(view).length > 1;

/** Returns the completely selected groups. */
export const selectedGroups = (view: EditorView): readonly Id[] =>
  selectedUnits(view).flatMap(({ type, id }) => (type === 'group' ? [id] : []));

/** Groups the selection; does nothing for a single item. */
export function groupSelection(session: EditorSession, groupId: Id): void {
  const view = session.view();
  if (!canGroup(view)) return;
  const { document, pageId, selection } = view;
  const members = selectedUnits(view).map(({ id }) => id);
  const name = findFreeName(document, 'Group');
  session.change([{ kind: 'groupFrames', pageId, groupId, name, members }], { label: 'group' });
  session.select(selection);
}

/** Ungroups the selected groups and keeps their members selected. */
export function ungroupSelection(session: EditorSession): void {
  const groupIds = selectedGroups(session.view());
  if (groupIds.length > 0)
    session.change([{ kind: 'ungroupFrames', groupIds: [...groupIds] }], { label: 'ungrouping' });
}

/** Locks the selected frames and deselects them; unlocks them if all are locked. */
export function lockSelection(session: EditorSession): void {
  const { document, pageId, selection } = session.view();
  if (selection.length === 0) return;
  const items = document.pages.items[pageId]?.frames.items ?? {};
  const isLocked = !selection.every((frameId) => items[frameId]?.isLocked);
  session.change([{ kind: 'lockFrames', frameIds: [...selection], isLocked }], {
    label: isLocked ? 'lock' : 'unlocking',
  });
  if (isLocked) session.select([]);
}
