import type { Id } from '@/engine/document';
import { NO_DRAG, createSnapper, type Drag, type Ground } from '../../page/frames/drags';
import { boxBetween, type Point } from '../../page/frames/geometry';
import { drawFrame, type FrameTool } from './newFrames';

/** Returns the end of a drag that draws a square with the longer side. */
function makeSquare(start: Point, end: Point): Point {
  const side = Math.max(Math.abs(end.x - start.x), Math.abs(end.y - start.y));
  return {
    x: start.x + Math.sign(end.x - start.x || 1) * side,
    y: start.y + Math.sign(end.y - start.y || 1) * side,
  };
}

/** A drawn corner is a single point, so only its start snaps. */
const CORNER = { x: [0], y: [0] };

/** Starts a drag that draws a new frame. */
export function startDrawing(ground: Ground, start: Point, frameId: Id, tool: FrameTool): Drag {
  const { document, pageId } = ground;
  const snapped = createSnapper(ground, []);
  return (input) => {
    const corner = ({ x, y }: Point) => {
      const { by, lines } = snapped({ x, y, width: 0, height: 0 }, input, CORNER);
      return { at: { x: x + by.x, y: y + by.y }, lines };
    };
    const [{ at: first }, { at: last, lines }] = [corner(start), corner(input)];
    const box = boxBetween(first, input.shift ? makeSquare(first, last) : last);
    const isFlat = box.width === 0 || box.height === 0;
    const operations = isFlat ? [] : [drawFrame({ document, pageId, frameId }, tool, box)];
    return { ...NO_DRAG, kind: 'draw', box, lines, operations, frameIds: [frameId] };
  };
}
