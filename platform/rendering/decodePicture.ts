import { createCanvas, ImageData } from '@napi-rs/canvas';
import sharp, { type Metadata } from 'sharp';
import { SUBJECT_RASTER, type Raster } from '@/domain/media';
import type { CanvasPicture } from '@/engine/paint/canvas';
import type { PdfPicture } from '@/engine/pdf';
import { RENDER_LIMITS } from './limits';

/** A picture, made ready for a painter when it asks. */
export interface DecodedPicture {
  /** In pixels, standing upright. */
  readonly width: number;
  readonly height: number;
  /** A very small one, in which its subject is looked for. */
  readonly small: () => Promise<Raster>;
  readonly onCanvas: () => Promise<CanvasPicture>;
  readonly inPdf: () => Promise<PdfPicture>;
}

const FORMATS = new Set(['jpeg', 'png', 'webp', 'tiff', 'gif', 'svg']);
/** Orientations of a camera that lies on its side. */
const ON_ITS_SIDE = 5;

async function smallOf(bytes: Uint8Array): Promise<Raster> {
  const { data, info } = await sharp(bytes, { limitInputPixels: RENDER_LIMITS.pixels })
    .rotate()
    .resize(SUBJECT_RASTER, SUBJECT_RASTER, { fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

async function samplesOf(bytes: Uint8Array) {
  const { data, info } = await sharp(bytes, { limitInputPixels: RENDER_LIMITS.pixels })
    .rotate()
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, samples: new Uint8Array(data) };
}

async function drawable(bytes: Uint8Array): Promise<CanvasPicture> {
  const { width, height, samples } = await samplesOf(bytes);
  const canvas = createCanvas(width, height);
  canvas
    .getContext('2d')
    .putImageData(new ImageData(new Uint8ClampedArray(samples.buffer as ArrayBuffer), width, height), 0, 0);
  return { image: canvas, width, height };
}

/** A JPEG stays as it is, in the inks it has; of everything else the colours are written. */
async function embeddable(bytes: Uint8Array, { format, orientation = 1 }: Metadata): Promise<PdfPicture> {
  if (format === 'jpeg' && orientation === 1) return { type: 'jpeg', bytes };
  return { type: 'samples', space: 'rgba', ...(await samplesOf(bytes)) };
}

const once = <Value>(make: () => Promise<Value>) => {
  let made: Promise<Value> | undefined;
  return () => (made ??= make());
};

/** Reads the head of a picture; `undefined` where it is none that can be placed, or too large. */
export async function decodePicture(bytes: Uint8Array): Promise<DecodedPicture | undefined> {
  try {
    const metadata = await sharp(bytes, { limitInputPixels: RENDER_LIMITS.pixels }).metadata();
    const { width, height, format, orientation = 1 } = metadata;
    if (!FORMATS.has(format) || width * height > RENDER_LIMITS.pixels) return undefined;
    return {
      ...(orientation >= ON_ITS_SIDE ? { width: height, height: width } : { width, height }),
      small: once(() => smallOf(bytes)),
      onCanvas: once(() => drawable(bytes)),
      inPdf: once(() => embeddable(bytes, metadata)),
    };
  } catch {
    return undefined;
  }
}
