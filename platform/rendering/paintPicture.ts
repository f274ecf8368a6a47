import { createCanvas, Path2D } from '@napi-rs/canvas';
import sharp from 'sharp';
import { everyItem, multiply, type DisplayList, type PictureKey } from '@/engine/display';
import { outlinesOf } from '@/engine/draw';
import {
  newCanvasResources,
  paintOnCanvas,
  pixelGrid,
  type CanvasContext,
  type CanvasPicture,
  type CanvasResources,
} from '@/engine/paint/canvas';
import type { FontFace } from '@/engine/text';
import type { DecodedPicture, PixelSize } from './decodePicture';
import { UnreadablePdfError } from '../pdf-pages';
import { RENDER_LIMITS } from './limits';
import { RenderError, type PictureOutput, type PictureSize } from './renderTypes';

/** What lies below a page in formats that know no transparency. */
export const WHITE = { rgb: [1, 1, 1] } as const;
const DEFAULT_QUALITY = 90;

/** Pictures as canvases take them, by the keys of display lists. */
export type CanvasPictures = ReadonlyMap<PictureKey, CanvasPicture>;

/** Painting with these fonts; outlines are kept from one page to the next. */
export const canvasResourcesOf = (faces: readonly FontFace[]): CanvasResources =>
  newCanvasResources({
    createCanvas: (width, height) => {
      const canvas = createCanvas(width, height);
      return { canvas, context: canvas.getContext('2d') as unknown as CanvasContext };
    },
    createPath: (data) => new Path2D(data),
    outlines: outlinesOf(faces),
  });

/**
 * Makes the pictures of a page ready that a canvas is painted with, at so many pixels a point.
 * @throws RenderError for a page of PDF that can't be drawn
 */
export async function canvasPicturesOf(
  pictures: ReadonlyMap<PictureKey, DecodedPicture | undefined>,
  list: DisplayList,
  scale: number,
): Promise<CanvasPictures> {
  const ready = new Map<PictureKey, CanvasPicture>();
  for (const [key, size] of sizesOf(list, scale)) {
    // One that can't be read to its end is left out like one that is not there.
    const drawable = await pictures
      .get(key)
      ?.onCanvas(size)
      .catch((error: unknown) => {
        if (error instanceof UnreadablePdfError) throw new RenderError(error.message);
        return undefined;
      });
    if (drawable) ready.set(key, drawable);
  }
  return ready;
}

/** How large each picture of a page is shown, where it is largest. */
function sizesOf({ items }: Pick<DisplayList, 'items'>, scale: number): ReadonlyMap<PictureKey, PixelSize> {
  const sizes = new Map<PictureKey, PixelSize>();
  for (const [item, matrix] of everyItem(items)) {
    if (item.type !== 'image') continue;
    const [a, b, c, d] = multiply(matrix, item.transform);
    const before = sizes.get(item.image) ?? { width: 1, height: 1 };
    sizes.set(item.image, {
      width: Math.max(before.width, Math.ceil(Math.hypot(a, b) * scale)),
      height: Math.max(before.height, Math.ceil(Math.hypot(c, d) * scale)),
    });
  }
  return sizes;
}

/** Pixels a point. */
export const scaleOf = (list: DisplayList, size: PictureSize): number =>
  'scale' in size ? size.scale : size.longestSide / Math.max(list.width, list.height);

/** A page as PNG, transparent where nothing is, or as JPG on white. @throws RenderError for more pixels than there may be. */
export async function paintPicture(
  list: DisplayList,
  output: PictureOutput,
  { resources, pictures }: { resources: CanvasResources; pictures: CanvasPictures },
): Promise<Uint8Array> {
  const grid = pixelGrid(list, scaleOf(list, output.size));
  const { width, height } = grid;
  if (width * height > RENDER_LIMITS.pixels)
    throw new RenderError(
      `A picture of ${width} by ${height} pixels is too large: it takes ${RENDER_LIMITS.pixels} pixels at most.`,
    );
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const isJpg = output.format === 'jpg';
  paintOnCanvas(context as unknown as CanvasContext, list, {
    ...{ scale: grid, resources, pictures: (key) => pictures.get(key) },
    ...(isJpg && { ground: WHITE }),
  });
  if (isJpg) return new Uint8Array(canvas.toBuffer('image/jpeg', output.quality ?? DEFAULT_QUALITY));
  // Not by the canvas, which takes three times as long and writes half as much again.
  const { data } = context.getImageData(0, 0, width, height);
  return new Uint8Array(
    await sharp(data, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer(),
  );
}
