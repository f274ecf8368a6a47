import { createCanvas, ImageData } from '@napi-rs/canvas';
import sharp, { type Metadata } from 'sharp';
import { isDrawing, SIGNATURE_BYTES, SUBJECT_RASTER, type Raster } from '@/domain/media';
import type { CanvasPicture } from '@/engine/paint/canvas';
import { readJpegHeader, type PdfPicture } from '@/engine/pdf';
import { isPdf, type PdfPages } from '../pdf-pages';
import { DECODER, MOST_PICTURE_PIXELS } from '../pictures/decoding';
import { RENDER_LIMITS } from './limits';
import { UnplacedPictureError } from './UnplacedPictureError';

/** Pixels. */
export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** A picture, decoded when a painter asks for it. */
export interface DecodedPicture {
  /** In pixels, of a page in points, standing upright. */
  readonly width: number;
  readonly height: number;
  /** A very small one, in which its subject is looked for. */
  readonly small: () => Promise<Raster>;
  /** To be shown in so many pixels: a page is drawn in them, a picture of more pixels is shrunk to them. */
  readonly onCanvas: (size: PixelSize) => Promise<CanvasPicture>;
  readonly inPdf: () => Promise<PdfPicture>;
  /** The names of the fonts a page needs and doesn't have with it. */
  readonly missingFonts?: readonly string[];
  /** Those of them whose letters no other font can show. */
  readonly unknownLetters?: readonly string[];
  /** Whether it is a page, which is drawn as large as it is wanted. */
  readonly isPage: boolean;
}

/** HEIF is AVIF here: nothing that is free decodes HEVC, and such a picture is reported. */
const FORMATS = new Set(['jpeg', 'png', 'webp', 'tiff', 'gif', 'heif']);
/** Sizes of one picture that are kept: it is shown in as many frames of a page. */
export const KEPT_SIZES = 4;

const open = (bytes: Uint8Array) => sharp(bytes, { ...DECODER, limitInputPixels: MOST_PICTURE_PIXELS });

async function smallOf(bytes: Uint8Array): Promise<Raster> {
  const { data, info } = await open(bytes)
    .autoOrient()
    .resize(SUBJECT_RASTER, SUBJECT_RASTER, { fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** Decodes a picture into so many pixels, by Lanczos where those are fewer than its own. */
async function samplesOf(bytes: Uint8Array, { width, height }: PixelSize, hasAlpha = true) {
  const sized = open(bytes).autoOrient().resize(width, height, { fit: 'fill' }).toColourspace('srgb');
  const { data, info } = await (hasAlpha ? sized.ensureAlpha() : sized.removeAlpha())
    .raw({ depth: 'uchar' })
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

/** The pixels a picture is decoded into: those it is shown in, never more than it has or than there may be. */
export function pixelsFor(own: PixelSize, shown: PixelSize): PixelSize {
  const [width, height] = [Math.min(own.width, shown.width), Math.min(own.height, shown.height)];
  const factor = Math.min(1, Math.sqrt(RENDER_LIMITS.pixels / (width * height)));
  return {
    width: Math.max(1, Math.floor(width * factor)),
    height: Math.max(1, Math.floor(height * factor)),
  };
}

/** A JPEG stays as it is where a PDF can hold it, in the inks it has; of everything else the colours are written. */
async function embeddable(
  bytes: Uint8Array,
  { format, orientation = 1, hasAlpha }: Metadata,
  own: PixelSize,
): Promise<PdfPicture> {
  if (format === 'jpeg' && orientation === 1 && readJpegHeader(bytes)?.isPlain)
    return { type: 'jpeg', bytes };
  const space = hasAlpha ? 'rgba' : 'rgb';
  return { type: 'samples', space, ...(await samplesOf(bytes, pixelsFor(own, own), hasAlpha)) };
}

const once = <Value>(make: () => Promise<Value>) => {
  let made: Promise<Value> | undefined;
  return () => (made ??= make());
};

/** Keeps what was made for the last few sizes. */
function keepSizes<Value>(make: (size: PixelSize) => Promise<Value>) {
  const kept = new Map<string, Promise<Value>>();
  return (size: PixelSize): Promise<Value> => {
    const key = `${size.width} ${size.height}`;
    const found = kept.get(key) ?? make(size);
    kept.delete(key);
    kept.set(key, found);
    const [oldest] = kept.keys();
    if (kept.size > KEPT_SIZES && oldest !== undefined) kept.delete(oldest);
    return found;
  };
}

/** The first page of a PDF. @throws UnreadablePdfError */
async function decodePage(bytes: Uint8Array, pdfPages: PdfPages): Promise<DecodedPicture> {
  const { page, missingFonts, unknownLetters } = await pdfPages.read(bytes);
  const { width, height } = page;
  return {
    width,
    height,
    missingFonts,
    unknownLetters,
    isPage: true,
    small: async () => {
      const scale = SUBJECT_RASTER / Math.max(width, height);
      const size = { width: Math.ceil(width * scale), height: Math.ceil(height * scale) };
      const { samples: data, ...drawn } = await pdfPages.draw(bytes, size);
      return { ...drawn, data };
    },
    onCanvas: keepSizes((size) => pdfPages.draw(bytes, size).then(drawable)),
    inPdf: () => Promise.resolve(page),
  };
}

/**
 * Reads the head of a picture.
 * @throws UnplacedPictureError with the reason for one that can't be placed; UnreadablePdfError for such a PDF
 */
export async function decodePicture(bytes: Uint8Array, pdfPages: PdfPages): Promise<DecodedPicture> {
  if (isPdf(bytes)) return decodePage(bytes, pdfPages);
  if (isDrawing(bytes.subarray(0, SIGNATURE_BYTES)))
    return decodePage(await pdfPages.ofDrawing(bytes), pdfPages);
  // The size is wanted of a picture that is too large as well.
  const metadata = await sharp(bytes, { ...DECODER, limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new UnplacedPictureError();
    });
  const { format, autoOrient: own } = metadata;
  if (!FORMATS.has(format)) throw new UnplacedPictureError();
  if (own.width * own.height > MOST_PICTURE_PIXELS) throw UnplacedPictureError.ofSize(own);
  const sized = keepSizes(async (size: PixelSize) => drawable(await samplesOf(bytes, size)));
  return {
    width: own.width,
    height: own.height,
    isPage: false,
    small: once(() => smallOf(bytes)),
    onCanvas: (size) => sized(pixelsFor(own, size)),
    inPdf: once(() => embeddable(bytes, metadata, own)),
  };
}
