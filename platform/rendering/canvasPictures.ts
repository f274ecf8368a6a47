import { everyItem, multiply, type DisplayList, type Matrix, type PictureKey } from '@/engine/display';
import { shownPixels, type CanvasOptions, type CanvasPicture } from '@/engine/paint/canvas';
import { KEPT_SIZES, type DecodedPicture, type PixelSize } from './decodePicture';
import { RENDER_LIMITS } from './limits';

/** Pictures in the form for canvases. */
export type CanvasPictures = CanvasOptions['pictures'];

/** The pictures to prepare for painting. */
export interface PicturesToPaint {
  /** The pictures of a page, by the keys of its list. */
  readonly pictures: ReadonlyMap<PictureKey, DecodedPicture | undefined>;
  /** Called for each picture that fails to decode, which is missing then. */
  readonly leaveOut: (key: PictureKey, error: unknown) => void;
}

/** The size of a picture that is not reduced. */
const WHOLE = { width: Infinity, height: Infinity } as const;

/**
 * Prepares the pictures of a page, each in its displayed sizes.
 * @param toPixels scale from points of the page to pixels
 * @param isMoving whether pictures may grow beyond those sizes, as in videos @default false
 */
export async function canvasPicturesOf(
  { pictures, leaveOut }: PicturesToPaint,
  list: DisplayList,
  toPixels: Matrix,
  isMoving = false,
): Promise<CanvasPictures> {
  const ready = new Map<PictureKey, CanvasPicture[]>();
  for (const [key, sizes] of sizesOf(list, toPixels)) {
    const picture = pictures.get(key);
    if (!picture) continue;
    try {
      const wanted = isMoving ? [...sizes, wholeOf(picture, sizes)] : sizes;
      const drawables: CanvasPicture[] = [];
      for (const size of affordable(wanted)) drawables.push(await picture.onCanvas(size));
      ready.set(key, drawables);
    } catch (error) {
      leaveOut(key, error);
    }
  }
  return (key, size) => nearest(ready.get(key) ?? [], size);
}

/** Returns the smallest picture with at least the displayed pixels; the largest when none has. */
function nearest(drawables: readonly CanvasPicture[], size: PixelSize): CanvasPicture | undefined {
  const bySize = [...drawables].sort((one, other) => one.width * one.height - other.width * other.height);
  return bySize.find(({ width, height }) => width >= size.width && height >= size.height) ?? bySize.at(-1);
}

/** Lists the displayed sizes of each picture of a page, without duplicates. */
function sizesOf(
  { items }: Pick<DisplayList, 'items'>,
  toPixels: Matrix,
): ReadonlyMap<PictureKey, readonly PixelSize[]> {
  const sizes = new Map<PictureKey, PixelSize[]>();
  for (const [item, matrix] of everyItem(items)) {
    if (item.type !== 'image') continue;
    const size = shownPixels(multiply(toPixels, multiply(matrix, item.transform)));
    const known = sizes.get(item.image) ?? [];
    if (!known.some(({ width, height }) => width === size.width && height === size.height)) known.push(size);
    sizes.set(item.image, known);
  }
  return sizes;
}

/** Returns the size that contains all sizes. */
const largestOf = (sizes: readonly PixelSize[]): PixelSize => ({
  width: Math.max(...sizes.map(({ width }) => width)),
  height: Math.max(...sizes.map(({ height }) => height)),
});

/** Returns the full size of a picture; a page, which has none, gets its largest displayed size. */
const wholeOf = ({ isPage }: DecodedPicture, sizes: readonly PixelSize[]): PixelSize =>
  isPage ? largestOf(sizes) : WHOLE;

/** Returns all sizes, or only the largest when they take too many pixels. */
function affordable(sizes: readonly PixelSize[]): readonly PixelSize[] {
  const pixels = sizes.reduce((sum, { width, height }) => sum + width * height, 0);
  const isMuch = pixels > RENDER_LIMITS.pixels && Number.isFinite(pixels);
  return sizes.length > KEPT_SIZES || isMuch ? [largestOf(sizes)] : sizes;
}
