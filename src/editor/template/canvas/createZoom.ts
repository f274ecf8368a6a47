import { convertLength, resolveLayout } from '@/engine/document';
import { getBounds } from '../../page/frames/geometry';
import { getPlaces } from '../../page/frames/getPlaces';
import type { CommandContext } from '../core/commands';
import type { EditorSession } from '../core/EditorSession';
import { ZOOM_IN, ZOOM_OUT, type Viewport } from './Viewport';

interface ZoomInput {
  readonly viewport: Viewport;
  /** CSS pixels per point at 100 %. */
  readonly realScale: number;
  readonly session: EditorSession;
}

/** Fits the selection into the canvas; the page if nothing visible is selected. */
function fitSelection({ viewport, session }: ZoomInput): void {
  const { document, pageId, selection } = session.view();
  const places = getPlaces(document, pageId);
  const selected = selection.flatMap((frameId) => places.get(frameId) ?? []);
  if (selected.length === 0) {
    viewport.fit();
    return;
  }
  const { unit } = resolveLayout(document, document.selectedLayoutId).settings;
  const toPoints = (length: number) => convertLength(length, unit, 'pt');
  const { x, y, width, height } = getBounds(selected);
  viewport.fitBox({ x: toPoints(x), y: toPoints(y), width: toPoints(width), height: toPoints(height) });
}

/** Creates the zoom commands of a viewport. */
export function createZoom(input: ZoomInput): CommandContext['zoom'] {
  const { viewport, realScale } = input;
  return {
    in: () => viewport.zoomAt(undefined, ZOOM_IN),
    out: () => viewport.zoomAt(undefined, ZOOM_OUT),
    actual: () => viewport.setScale(realScale),
    fit: () => viewport.fit(),
    selection: () => fitSelection(input),
    width: () => viewport.fitWidth(),
  };
}
