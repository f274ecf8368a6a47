import { createCanvas, ImageData } from '@napi-rs/canvas';
import sharp, { type Metadata } from 'sharp';
import { SUBJECT_RASTER, type Raster } from '@/domain/media';
import type { CanvasPicture } from '@/engine/paint/canvas';
import type { PdfPicture } from '@/engine/pdf';
import { isPdf, type PdfPages } from '../pdf-pages';
import { RENDER_LIMITS } from './limits';

/** Pixels. */
export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** A picture, made ready for a painter when it asks. */
export interface DecodedPicture {
  /** In pixels, of a page in points, standing upright. */
  readonly width: number;
  readonly height: number;
  /** A very small one, in which its subject is looked for. */
  readonly small: () => Promise<Raster>;
  /** To be shown in so many pixels, in which a page is drawn; pictures of pixels stay as they are. */
  readonly onCanvas: (size: PixelSize) => Promise<CanvasPicture>;
  readonly inPdf: () => Promise<PdfPicture>;
  /** The names of the fonts a page needs and doesn't have with it. */
  readonly missingFonts?: readonly string[];
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

function drawable({ width, height, samples }: PixelSize & { readonly samples: Uint8Array }): CanvasPicture {
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

/** The first page of a PDF. @throws UnreadablePdfError */
async function decodePage(bytes: Uint8Array, pdfPages: PdfPages): Promise<DecodedPicture> {
  const { page, missingFonts } = await pdfPages.read(bytes);
  const { width, height } = page;
  let last: { size: PixelSize; drawn: Promise<CanvasPicture> } | undefined;
  return {
    ...{ width, height, missingFonts },
    small: async () => {
      const scale = SUBJECT_RASTER / Math.max(width, height);
      const size = { width: Math.ceil(width * scale), height: Math.ceil(height * scale) };
      const { samples: data, ...drawn } = await pdfPages.draw(bytes, size);
      return { ...drawn, data };
    },
    onCanvas: (size) => {
      if (last?.size.width !== size.width || last.size.height !== size.height)
        last = { size, drawn: pdfPages.draw(bytes, size).then(drawable) };
      return last.drawn;
    },
    inPdf: () => Promise.resolve(page),
  };
}

/**
 * Reads the head of a picture; `undefined` where it is none that can be placed, or too large.
 * @throws UnreadablePdfError with the reason for a PDF that can't be placed
 */
export async function decodePicture(
  bytes: Uint8Array,
  pdfPages: PdfPages,
): Promise<DecodedPicture | undefined> {
  if (isPdf(bytes)) return decodePage(bytes, pdfPages);
  try {
    const metadata = await sharp(bytes, { limitInputPixels: RENDER_LIMITS.pixels }).metadata();
    const { width, height, format, orientation = 1 } = metadata;
    if (!FORMATS.has(format) || width * height > RENDER_LIMITS.pixels) return undefined;
    return {
      ...(orientation >= ON_ITS_SIDE ? { width: height, height: width } : { width, height }),
      small: once(() => smallOf(bytes)),
      onCanvas: once(async () => drawable(await samplesOf(bytes))),
      inPdf: once(() => embeddable(bytes, metadata)),
    };
  } catch {
    return undefined;
  }
}
