import { createCanvas, ImageData } from '@napi-rs/canvas';
import sharp, { type Metadata } from 'sharp';
import { isDrawing, SIGNATURE_BYTES, SUBJECT_RASTER, type Raster } from '@/domain/media';
import type { CanvasPicture } from '@/engine/paint/canvas';
import { readJpegHeader, type PdfPicture } from '@/engine/pdf';
import { isPdf, type PdfPages } from '../pdf-pages';
import { DECODER, MOST_PICTURE_PIXELS } from '../pictures/decoding';
import { spreadSamples } from '../pictures/spreadSamples';
import { whyUndecoded } from '../pictures/whyUndecoded';
import { RENDER_LIMITS } from './limits';
import { UnplacedPictureError } from './UnplacedPictureError';

/** Pixels. */
export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** A picture, decoded on demand. */
export interface DecodedPicture {
  /** In pixels, or points for a page, after orientation. */
  readonly width: number;
  readonly height: number;
  /** A very small copy, for detecting its subject. */
  readonly small: () => Promise<Raster>;
  /** The picture for a displayed size: a page is drawn at this size, a larger picture is reduced to it. */
  readonly onCanvas: (size: PixelSize) => Promise<CanvasPicture>;
  readonly inPdf: () => Promise<PdfPicture>;
  /** Names of fonts that a page uses but does not embed. */
  readonly missingFonts?: readonly string[];
  /** Missing fonts whose letters no other font can show. */
  readonly unknownLetters?: readonly string[];
  /** Number of links of a page to addresses, which a PDF keeps, and of other links. @default 0 */
  readonly links?: number;
  readonly lostLinks?: number;
  /** Whether it is a page, which can be drawn at any size. */
  readonly isPage: boolean;
}

/** HEIF means AVIF here: an HEVC photo has a stand-in. */
const FORMATS = new Set(['jpeg', 'png', 'webp', 'tiff', 'gif', 'heif']);
/** Cached sizes of one picture: as many frames of a page may show it. */
export const KEPT_SIZES = 4;

const open = (bytes: Uint8Array) => sharp(bytes, { ...DECODER, limitInputPixels: MOST_PICTURE_PIXELS });

async function smallOf(bytes: Uint8Array, metadata: Metadata): Promise<Raster> {
  const small = open(bytes).autoOrient().resize(SUBJECT_RASTER, SUBJECT_RASTER, { fit: 'inside' });
  const { data, info } = await spreadSamples(small, metadata)
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** Decodes a picture at a size, by Lanczos when reduced. */
async function samplesOf(
  bytes: Uint8Array,
  metadata: Metadata,
  { width, height }: PixelSize,
  hasAlpha = true,
) {
  const resized = open(bytes).autoOrient().resize(width, height, { fit: 'fill' });
  const sized = spreadSamples(resized, metadata).toColourspace('srgb');
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

/** Returns the size for decoding a picture: the displayed size, within its own size and the limits. */
export function pixelsFor(own: PixelSize, shown: PixelSize): PixelSize {
  const [width, height] = [Math.min(own.width, shown.width), Math.min(own.height, shown.height)];
  const factor = Math.min(1, Math.sqrt(RENDER_LIMITS.pixels / (width * height)));
  return {
    width: Math.max(1, Math.floor(width * factor)),
    height: Math.max(1, Math.floor(height * factor)),
  };
}

/** Embeds a JPEG unchanged, with its inks, if PDF supports it; otherwise writes the colours. */
async function embeddable(bytes: Uint8Array, metadata: Metadata, own: PixelSize): Promise<PdfPicture> {
  const { format, orientation = 1, hasAlpha } = metadata;
  if (format === 'jpeg' && orientation === 1 && readJpegHeader(bytes)?.isPlain)
    return { type: 'jpeg', bytes };
  const space = hasAlpha ? 'rgba' : 'rgb';
  return { type: 'samples', space, ...(await samplesOf(bytes, metadata, pixelsFor(own, own), hasAlpha)) };
}

const once = <Value>(make: () => Promise<Value>) => {
  let made: Promise<Value> | undefined;
  return () => (made ??= make());
};

/** Caches results for the last few sizes. */
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

/** Reads the first page of a PDF. @throws UnreadablePdfError */
async function decodePage(bytes: Uint8Array, pdfPages: PdfPages): Promise<DecodedPicture> {
  const { page, missingFonts, unknownLetters, lostLinks } = await pdfPages.read(bytes);
  const { width, height } = page;
  const draw = (size: PixelSize) =>
    pdfPages.draw(bytes, {
      width: size.width,
      height: size.height,
      numbersGlyphs: unknownLetters.length > 0,
    });
  return {
    width,
    height,
    missingFonts,
    unknownLetters,
    links: page.links?.length ?? 0,
    lostLinks,
    isPage: true,
    small: async () => {
      const scale = SUBJECT_RASTER / Math.max(width, height);
      const size = { width: Math.ceil(width * scale), height: Math.ceil(height * scale) };
      const { samples: data, ...drawn } = await draw(size);
      return { ...drawn, data };
    },
    onCanvas: keepSizes((size) => draw(size).then(drawable)),
    inPdf: () => Promise.resolve(page),
  };
}

/**
 * Reads the header of a picture.
 * @throws UnplacedPictureError with the reason for one that can't be placed; UnreadablePdfError for such a PDF
 */
export async function decodePicture(bytes: Uint8Array, pdfPages: PdfPages): Promise<DecodedPicture> {
  if (isPdf(bytes)) return decodePage(bytes, pdfPages);
  if (isDrawing(bytes.subarray(0, SIGNATURE_BYTES)))
    return decodePage(await pdfPages.ofDrawing(bytes), pdfPages);
  const reason = await whyUndecoded((start, count) => Promise.resolve(bytes.subarray(start, start + count)));
  if (reason !== undefined) throw new UnplacedPictureError(reason);
  // The message needs the size even of a picture that is too large.
  const metadata = await sharp(bytes, { ...DECODER, limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new UnplacedPictureError();
    });
  const { format, autoOrient: own } = metadata;
  if (!FORMATS.has(format)) throw new UnplacedPictureError();
  if (own.width * own.height > MOST_PICTURE_PIXELS) throw UnplacedPictureError.ofSize(own);
  const sized = keepSizes(async (size: PixelSize) => drawable(await samplesOf(bytes, metadata, size)));
  return {
    width: own.width,
    height: own.height,
    isPage: false,
    small: once(() => smallOf(bytes, metadata)),
    onCanvas: (size) => sized(pixelsFor(own, size)),
    inPdf: once(() => embeddable(bytes, metadata, own)),
  };
}
