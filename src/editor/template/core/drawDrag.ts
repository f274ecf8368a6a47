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
    const corner = ({ x, y }: Point) => {
      const { by, lines } = snapped({ x, y, width: 0, height: 0 }, input, CORNER);
      return { at: { x: x + by.x, y: y + by.y }, lines };
    };
    const [{ at: first }, { at: last, lines }] = [corner(start), corner(input)];
    const box = boxBetween(first, input.shift ? squared(first, last) : last);
    const isFlat = box.width === 0 || box.height === 0;
    const operations = isFlat ? [] : [drawingFrame({ document, pageId, frameId }, tool, box)];
    return { ...NO_DRAG, kind: 'draw', box, lines, operations, frameIds: [frameId] };
  };
}
