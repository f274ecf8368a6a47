import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { writePdf, type PdfPicture, type PlacedPage } from '@/engine/pdf';
import type { PdfPages } from '../../platform/pdf-pages';

/** Pixels of a page on white paper: red, green and blue, row by row. */
export interface DrawnPage {
  readonly width: number;
  readonly height: number;
  readonly data: Buffer;
}

/** Largest mean difference of two drawings of one page, of 255: programs draw the edges of letters differently. */
export const SAME_WITHIN = 1.5;

/** Tolerances for programs that smooth letters and lines differently, compared from a distance. */
const FROM_AFAR = {
  /** Dots per inch, and the blur in dots. */
  resolution: 144,
  blur: 3,
  /** Least dots of the shorter side: smaller pages are drawn with up to eight times as many. */
  side: 600,
  /** Largest mean difference, of 255. */
  mean: 3,
  /** The visible difference of a sample, and the largest share of such samples. */
  seen: 48,
  share: 0.005,
} as const;

/** Time limit of Poppler for a page, in milliseconds. */
const PATIENCE = 60_000;

/** Draws the first page with Poppler, without notes and form fields. @throws Error if it can't */
export const drawByPoppler = (bytes: Uint8Array, resolution = 72): Promise<DrawnPage> =>
  drawBy(bytes, 'pdftoppm', (file, target) => [
    ...['-q', '-r', String(resolution), '-f', '1', '-l', '1', '-singlefile', '-png'],
    ...['-cropbox', '-hide-annotations', file, target],
  ]);

/** Draws the first page with MuPDF, with notes and form fields. @throws Error if it can't */
const drawByMuPdf = (bytes: Uint8Array, resolution: number): Promise<DrawnPage> =>
  drawBy(bytes, 'mutool', (file, target) => [
    ...['draw', '-q', '-r', String(resolution), '-o', `${target}.png`, file, '1'],
  ]);

async function drawBy(
  bytes: Uint8Array,
  program: 'pdftoppm' | 'mutool',
  parameters: (file: string, target: string) => readonly string[],
): Promise<DrawnPage> {
  const folder = mkdtempSync(join(tmpdir(), 'platen-drawn-'));
  try {
    const [file, target] = [join(folder, 'file.pdf'), join(folder, 'page')];
    writeFileSync(file, bytes);
    execFileSync(program, parameters(file, target), { timeout: PATIENCE, stdio: 'ignore' });
    return await onPaper(sharp(`${target}.png`));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Makes a PDF with a page on a white ground of its size. */
export const placePageOnWhite = (page: PlacedPage): Promise<Uint8Array> => placeOnWhite(page, page);

/** Returns the pixels of a picture on white paper. */
export async function onPaper(picture: Sharp): Promise<DrawnPage> {
  const { data, info } = await picture
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** Draws the first page as for PNG and previews, at a size in pixels. @throws UnreadablePdfError */
export async function drawByPlatform(
  pages: PdfPages,
  bytes: Uint8Array,
  size: { readonly width: number; readonly height: number },
): Promise<DrawnPage> {
  const { unknownLetters } = await pages.read(bytes);
  const { samples, width, height } = await pages.draw(bytes, {
    width: size.width,
    height: size.height,
    numbersGlyphs: unknownLetters.length > 0,
  });
  return onPaper(sharp(samples, { raw: { width, height, channels: 4 } }));
}

/** Makes a PDF with a picture or a page on a white ground of a size in points. */
export function placeOnWhite(
  picture: PdfPicture,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<Uint8Array> {
  const corners = `M 0 0 L ${width} 0 L ${width} ${height} L 0 ${height} Z`;
  const white = { rgb: [1, 1, 1] } as const;
  return writePdf({
    pages: [
      {
        width,
        height,
        bleed: { top: 0, right: 0, bottom: 0, left: 0 },
        items: [
          { type: 'path', path: corners, fill: { type: 'solid', ink: white, opacity: 1 } },
          { type: 'image', image: 'page', transform: [width, 0, 0, height, 0, 0] },
        ],
      },
    ],
    fonts: () => undefined,
    pictures: () => picture,
    ports: { subsetFont: (font) => font },
  });
}

/** Returns the mean difference of all samples of two drawings, of 255; different sizes differ wholly. */
export function meanDifference(first: DrawnPage, second: DrawnPage): number {
  if (Math.abs(first.width - second.width) > 1 || Math.abs(first.height - second.height) > 1) return 255;
  const [width, height] = [Math.min(first.width, second.width), Math.min(first.height, second.height)];
  let sum = 0;
  for (let y = 0; y < height; y += 1)
    for (let at = 0; at < width * 3; at += 1)
      sum += Math.abs(
        (first.data[y * first.width * 3 + at] ?? 0) - (second.data[y * second.width * 3 + at] ?? 0),
      );
  return sum / (width * height * 3);
}

/** Whether the platform draws a page, for PNG and previews, as Poppler draws the original. */
export const looksAsByPoppler = (pages: PdfPages, bytes: Uint8Array): Promise<boolean> =>
  looksAs(pages, bytes, drawByPoppler);

/** The same for MuPDF. */
export const looksAsByMuPdf = (pages: PdfPages, bytes: Uint8Array): Promise<boolean> =>
  looksAs(pages, bytes, drawByMuPdf);

async function looksAs(pages: PdfPages, bytes: Uint8Array, draw: typeof drawByMuPdf): Promise<boolean> {
  const seen = await draw(bytes, FROM_AFAR.resolution);
  // Some programs fill partly covered pixels. This stretches small pages more, so they are compared at more dots.
  const times = Math.min(8, Math.ceil(FROM_AFAR.side / Math.min(seen.width, seen.height)));
  const original = times > 1 ? await draw(bytes, FROM_AFAR.resolution * times) : seen;
  return seemsAlike(await drawByPlatform(pages, bytes, original), original, times);
}

/** Whether two drawings look alike from a distance. @param times dots per usual dot */
export async function seemsAlike(one: DrawnPage, other: DrawnPage, times = 1): Promise<boolean> {
  const [first, second] = await Promise.all([one, other].map((page) => blurred(page, times)));
  if (!first || first.length !== second?.length) return false;
  let [sum, seen] = [0, 0];
  for (const [index, value] of first.entries()) {
    const difference = Math.abs(value - (second[index] ?? 0));
    sum += difference;
    if (difference > FROM_AFAR.seen) seen += 1;
  }
  return sum / first.length < FROM_AFAR.mean && seen / first.length < FROM_AFAR.share;
}

/** Blurs the samples of a drawing, as seen from a distance. @param times see `seemsAlike` */
export const blurred = ({ data, width, height }: DrawnPage, times = 1): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 3 } })
    .blur(FROM_AFAR.blur * times)
    .raw()
    .toBuffer();
