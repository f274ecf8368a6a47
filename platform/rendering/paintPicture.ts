import { createCanvas, Path2D } from '@napi-rs/canvas';
import sharp from 'sharp';
import type { DisplayList } from '@/engine/display';
import { outlinesOf } from '@/engine/draw';
import {
  newCanvasResources,
  paintOnCanvas,
  pixelGrid,
  type CanvasContext,
  type CanvasResources,
} from '@/engine/paint/canvas';
import type { FontFace } from '@/engine/text';
import type { CanvasPictures } from './canvasPictures';
import { RENDER_LIMITS } from './limits';
import { sizeJpg, sizePng } from './physicalSize';
import { RenderError, type PictureOutput, type PictureSize } from './renderTypes';

/** The ground of a page in formats without transparency. */
export const WHITE = { rgb: [1, 1, 1] } as const;
const DEFAULT_QUALITY = 90;

/** Creates the resources for painting with these fonts; outlines are cached between pages. */
export const canvasResourcesOf = (faces: readonly FontFace[]): CanvasResources =>
  newCanvasResources({
    createCanvas: (width, height) => {
      const canvas = createCanvas(width, height);
      return { canvas, context: canvas.getContext('2d') as unknown as CanvasContext };
    },
    createPath: (data) => new Path2D(data),
    outlines: outlinesOf(faces),
  });

/** Pixels a point. */
export const scaleOf = (list: DisplayList, size: PictureSize): number =>
  'scale' in size ? size.scale : size.longestSide / Math.max(list.width, list.height);

/** Paints a page as PNG on transparent ground, or as JPG on white. @throws RenderError for too many pixels */
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
    scale: grid,
    resources,
    pictures,
    ...(isJpg && { ground: WHITE }),
  });
  if (isJpg) return sizeJpg(canvas.toBuffer('image/jpeg', output.quality ?? DEFAULT_QUALITY), list, grid);
  // Not encoded by the canvas, which takes three times as long for half as many bytes again.
  const { data } = context.getImageData(0, 0, width, height);
  const png = await sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  return sizePng(png, list, grid);
}
