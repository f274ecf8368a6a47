import { multiply, type ImageItem, type Matrix } from '../../display';
import type { Brush } from './brush';
import type { CanvasPicture } from './platform';

/** The tolerance in pixels for rounded matrices of a page. */
const NEAR = 0.01;

/** Returns the number of whole pixels a transformed unit square covers. */
export const shownPixels = ([a, b, c, d]: Matrix): { readonly width: number; readonly height: number } => ({
  width: Math.max(1, Math.ceil(Math.hypot(a, b) - NEAR)),
  height: Math.max(1, Math.ceil(Math.hypot(c, d) - NEAR)),
});

const isNear = (one: number, other: number): boolean => Math.abs(one - other) < NEAR;

/** Returns the place of a picture whose pixels match those of the canvas; `undefined` for others. */
function onWholePixels([a, b, c, d, e, f]: Matrix, { width, height }: CanvasPicture): Matrix | undefined {
  const [x, y] = [Math.round(e), Math.round(f)];
  const isThere = isNear(a, width) && isNear(d, height) && isNear(b, 0) && isNear(c, 0);
  return isThere && isNear(e, x) && isNear(f, y) ? [width, 0, 0, height, x, y] : undefined;
}

/** Paints a picture; at its own size on whole pixels it is copied exactly. */
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
