import { multiply, type ImageItem, type Matrix } from '../../display';
import type { Brush } from './brush';
import type { CanvasPicture } from './platform';

/** A part of a pixel, by which matrices of a page are rounded. */
const NEAR = 0.01;

/** The whole pixels a picture covers that a matrix takes from the unit square. */
export const shownPixels = ([a, b, c, d]: Matrix): { readonly width: number; readonly height: number } => ({
  width: Math.max(1, Math.ceil(Math.hypot(a, b) - NEAR)),
  height: Math.max(1, Math.ceil(Math.hypot(c, d) - NEAR)),
});

const isNear = (one: number, other: number): boolean => Math.abs(one - other) < NEAR;

/** The place of a picture each of whose pixels covers one of the canvas; `undefined` for others. */
function onWholePixels([a, b, c, d, e, f]: Matrix, { width, height }: CanvasPicture): Matrix | undefined {
  const [x, y] = [Math.round(e), Math.round(f)];
  const isThere = isNear(a, width) && isNear(d, height) && isNear(b, 0) && isNear(c, 0);
  return isThere && isNear(e, x) && isNear(f, y) ? [width, 0, 0, height, x, y] : undefined;
}

/** Paints a picture; at its own size on whole pixels its pixels stay to the bit. */
export function paintImage({ context, matrix, pictures }: Brush, item: ImageItem): void {
  const placed = multiply(matrix, item.transform);
  const picture = pictures(item.image, shownPixels(placed));
  if (!picture) return;
  const whole = onWholePixels(placed, picture);
  context.setTransform(...(whole ?? placed));
  context.imageSmoothingEnabled = whole === undefined;
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture.image, 0, 0, picture.width, picture.height, 0, 0, 1, 1);
}
