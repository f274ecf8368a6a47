import type { Id } from '@/engine/document';
import { NO_DRAG, snapper, type Drag, type Ground } from '../../page/frames/drags';
import { boxBetween, type Point } from '../../page/frames/geometry';
import { drawingFrame, type FrameTool } from './newFrames';

/** The end of a drag that makes a square of the longer side. */
function squared(start: Point, end: Point): Point {
  const side = Math.max(Math.abs(end.x - start.x), Math.abs(end.y - start.y));
  return {
    x: start.x + Math.sign(end.x - start.x || 1) * side,
    y: start.y + Math.sign(end.y - start.y || 1) * side,
  };
}

/** Of a corner that is drawn, the one point there is. */
const CORNER = { x: [0], y: [0] };

/** Draws a new frame from where the pointer was pressed. */
export function drawDrag(ground: Ground, start: Point, frameId: Id, tool: FrameTool): Drag {
  const { document, pageId } = ground;
  const snapped = snapper(ground, []);
  return (input) => {
    const { by, lines } = snapped({ x: input.x, y: input.y, width: 0, height: 0 }, input, CORNER);
    const end = { x: input.x + by.x, y: input.y + by.y };
    const box = boxBetween(start, input.shift ? squared(start, end) : end);
    const isFlat = box.width === 0 || box.height === 0;
    const operations = isFlat ? [] : [drawingFrame({ document, pageId, frameId }, tool, box)];
    return { ...NO_DRAG, kind: 'draw', box, lines, operations, frameIds: [frameId] };
  };
}
