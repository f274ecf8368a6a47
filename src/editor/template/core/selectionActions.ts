import { indexFrames, type Id, type Stacked } from '@/engine/document';
import type { Operation } from '@/engine/edit';
import { copied, pasting, type Clip } from './clipboard';
import type { EditorSession, EditorView } from './EditorSession';
import { freeName } from './newFrames';
import { freePlacesOf, unitsOf } from './units';

/** The selected frames that the layout shows, without those that are locked. */
function free({ document, pageId, selection }: EditorView): readonly Id[] {
  const places = freePlacesOf(document, pageId);
  return selection.filter((frameId) => places.has(frameId));
}

/** Does something with the selected frames; nothing where none is selected. */
export function onSelection(
  session: EditorSession,
  label: string,
  operation: (view: EditorView, frameIds: readonly Id[]) => Operation,
  key?: string,
): void {
  const view = session.view();
  const frameIds = free(view);
  if (frameIds.length === 0) return;
  session.change([operation(view, frameIds)], { label, ...(key !== undefined && { key }) });
}

/** Deletes the selected frames but for those that are locked. */
export function deleteSelection(session: EditorSession, label: string): void {
  const { document, selection } = session.view();
  const known = indexFrames(document);
  const frameIds = selection.filter((frameId) => known.get(frameId)?.frame.isLocked === undefined);
  if (frameIds.length > 0) session.change([{ kind: 'deleteFrames', frameIds }], { label });
}

/** What is selected, to be pasted elsewhere. */
export function copySelection(session: EditorSession): Clip | undefined {
  const { document, pageId, selection } = session.view();
  const clip = copied(document, pageId, selection);
  return clip.frames.length > 0 ? clip : undefined;
}

/** Adds copied frames to the page and selects them. */
export function paste(
  { session, newId }: { readonly session: EditorSession; readonly newId: () => Id },
  clip: Clip,
  label: string,
) {
  const { document, pageId } = session.view();
  const { operations, frameIds } = pasting({ document, pageId, newId }, clip);
  if (session.change(operations, { label }) === undefined) session.select(frameIds);
}

/** The frames and groups that are selected, from back to front. */
function selectedUnits({ document, pageId, selection }: EditorView): readonly Stacked[] {
  const page = document.pages.items[pageId];
  return page ? unitsOf(page, selection, freePlacesOf(document, pageId)) : [];
}

/** Whether what is selected can be made a group: there are two things at least. */
export const canGroup = (view: EditorView): boolean => selectedUnits(view).length > 1;

/** The groups that are selected as a whole. */
export const selectedGroups = (view: EditorView): readonly Id[] =>
  selectedUnits(view).flatMap(({ type, id }) => (type === 'group' ? [id] : []));

/** Makes what is selected a group; nothing where that is a single thing. */
export function groupSelection(session: EditorSession, groupId: Id): void {
  const view = session.view();
  if (!canGroup(view)) return;
  const { document, pageId, selection } = view;
  const members = selectedUnits(view).map(({ id }) => id);
  const name = freeName(document, 'Group');
  session.change([{ kind: 'groupFrames', pageId, groupId, name, members }], { label: 'group' });
  session.select(selection);
}

/** Ungroups the selected groups; what was in them stays selected. */
export function ungroupSelection(session: EditorSession): void {
  const groupIds = selectedGroups(session.view());
  if (groupIds.length > 0)
    session.change([{ kind: 'ungroupFrames', groupIds: [...groupIds] }], { label: 'ungrouping' });
}

/** Locks the selected frames, which are no longer selected then; unlocks them where all are locked. */
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
