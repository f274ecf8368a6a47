import { resolveLayout, type Id } from '@/engine/document';
import type { EditorView } from '../core/EditorSession';
import type { Place } from '../../page/frames/geometry';
import { getUnits } from '../core/units';
import { describeFrame } from '../../page/frames/describeFrame';

/** Describes the selection for screen readers. */
export function selectionWords(
  { document, pageId, selection }: EditorView,
  places: ReadonlyMap<Id, Place>,
): string {
  const [first = ''] = selection;
  const page = document.pages.items[pageId];
  const frame = page?.frames.items[first];
  const place = places.get(first);
  if (selection.length > 1) {
    const [unit, ...more] = page ? getUnits(page, selection, places) : [];
    const group = unit && more.length === 0 ? page?.groups?.[unit.id] : undefined;
    return group
      ? `${group.name}, group of ${selection.length} frames`
      : `${selection.length} frames selected`;
  }
  if (!frame || !place) return '';
  const words = describeFrame(frame, place, resolveLayout(document, document.selectedLayoutId).settings.unit);
  return frame.isLocked ? `${words}, locked` : words;
}
