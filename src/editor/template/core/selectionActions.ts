import { indexFrames, type Id } from '@/engine/document';
import type { Operation } from '@/engine/edit';
import { copied, pasting, type Clip } from './clipboard';
import type { EditorSession, EditorView } from './EditorSession';
import { placesOf } from './placesOf';

/** The selected frames that the layout shows. */
function shown({ document, pageId, selection }: EditorView): readonly Id[] {
  const places = placesOf(document, pageId);
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
  const frameIds = shown(view);
  if (frameIds.length === 0) return;
  session.change([operation(view, frameIds)], { label, ...(key !== undefined && { key }) });
}

/** Deletes the selected frames. */
export function deleteSelection(session: EditorSession, label: string): void {
  const { document, selection } = session.view();
  const known = indexFrames(document);
  const frameIds = selection.filter((frameId) => known.has(frameId));
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
