import {
  gradientTransform,
  IDENTITY,
  inverse,
  multiply,
  translation,
  type Matrix,
  type Paint,
  type PathItem,
} from '../../display';
import { grow, intersection, isEmpty, roundOut, shift, transformBox, type Box } from './box';
import type { Brush } from './brush';
import { coverageOf } from './coverage';
import type { CanvasContext } from './platform';
import { styleOf } from './styles';

/** Paints a path with its look, both transformed by a matrix. */
type PaintPath = (brush: Brush, path: object, look: Omit<PathItem, 'type' | 'path'>, within: Matrix) => void;

const OPAQUE: Paint = { type: 'solid', ink: { rgb: [0, 0, 0] }, opacity: 1 };

/** Whether a paint is an elliptical gradient, which canvas lacks. */
export const isStretched = (paint: Paint | undefined): boolean => gradientTransform(paint) !== undefined;

/** Paints a path with elliptical gradients: cuts its area and its line out of a layer of colours. */
export function paintStretched(brush: Brush, item: PathItem, paintPath: PaintPath): void {
  const { path } = brush.resources.shape(item, () => item.path);
  const { fill, stroke } = item;
  if (fill) paintOne(brush, item, fill, (paint, on) => paintPath(on, path, { fill: paint }, IDENTITY));
  if (stroke)
    paintOne(brush, item, stroke.paint, (paint, on) =>
      paintPath(on, path, { stroke: { ...stroke, paint } }, IDENTITY),
    );
}

function paintOne(
  brush: Brush,
  item: PathItem,
  paint: Paint,
  draw: (paint: Paint, brush: Brush) => void,
): void {
  const transform = gradientTransform(paint);
  if (!transform) return draw(paint, brush);
  const { context, matrix, resources, scale, visible } = brush;
  const box = roundOut(intersection(grow(coverageOf(item, matrix, resources, scale), 1), visible));
  if (isEmpty(box)) return;
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const own = multiply(translation(-box.left, -box.top), matrix);
  const { layers } = resources;
  layers.use(
    width,
    height,
    (layer) => {
      fillAll(layer, paint, multiply(own, transform), shift(box, -box.left, -box.top));
      // A second layer cuts it out, because the canvas for Node loses a path whose origin is beyond the edge.
      layers.use(
        width,
        height,
        (outline) => draw(OPAQUE, { ...brush, context: outline, matrix: own }),
        (canvas) => paintLayer(layer, canvas, { left: 0, top: 0, width, height }, 'destination-in'),
      );
    },
    (canvas) => paintLayer(context, canvas, { left: box.left, top: box.top, width, height }, 'source-over'),
  );
}

/** Paints a layer over an area of whole pixels. */
function paintLayer(
  context: CanvasContext,
  canvas: object,
  { left, top, width, height }: { left: number; top: number; width: number; height: number },
  operation: string,
): void {
  context.save();
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalCompositeOperation = operation;
  context.drawImage(canvas, 0, 0, width, height, left, top, width, height);
  context.restore();
}

/** Fills a box of pixels with a transformed gradient. */
function fillAll(context: CanvasContext, paint: Paint, matrix: Matrix, box: Box): void {
  const back = inverse(matrix);
  if (!back) return;
  const { left, top, right, bottom } = transformBox(box, back);
  context.setTransform(...matrix);
  context.fillStyle = styleOf(context, paint, IDENTITY);
  context.fillRect(left, top, right - left, bottom - top);
}
