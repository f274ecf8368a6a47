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

/** The largest mean difference of two drawings of one page, of 255: edges of letters differ from program to program. */
export const SAME_WITHIN = 1.5;

/** How far two programs may be apart that smooth letters and lines differently, both seen from a few steps away. */
const FROM_AFAR = {
  /** Dots to the inch they are drawn with, and the blur in these. */
  resolution: 144,
  blur: 3,
  /** The mean difference, of 255. */
  mean: 3,
  /** The difference of a sample that is seen, and the share of samples that may differ so. */
  seen: 48,
  share: 0.005,
} as const;

/** Milliseconds Poppler may take for a page. */
const PATIENCE = 60_000;

/** Draws the first page as Poppler does, without notes and form fields. @throws Error if it can't */
export const drawByPoppler = (bytes: Uint8Array, resolution = 72): Promise<DrawnPage> =>
  drawBy(bytes, 'pdftoppm', (file, target) => [
    ...['-q', '-r', String(resolution), '-f', '1', '-l', '1', '-singlefile', '-png'],
    ...['-cropbox', '-hide-annotations', file, target],
  ]);

/** Draws the first page as MuPDF does, with notes and form fields. @throws Error if it can't */
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

/** A PDF with a page placed on a white ground of its size. */
export const placePageOnWhite = (page: PlacedPage): Promise<Uint8Array> => placeOnWhite(page, page);

/** The pixels of a picture on white paper. */
export async function onPaper(picture: Sharp): Promise<DrawnPage> {
  const { data, info } = await picture
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** Draws the first page as the platform does for PNG and previews, in so many pixels. @throws UnreadablePdfError */
export async function drawByPlatform(
  pages: PdfPages,
  bytes: Uint8Array,
  size: { readonly width: number; readonly height: number },
): Promise<DrawnPage> {
  const { samples, width, height } = await pages.draw(bytes, size);
  return onPaper(sharp(samples, { raw: { width, height, channels: 4 } }));
}

/** A PDF with a picture or a page placed on a white ground of so many points. */
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

/** The mean difference of all samples of two drawings, of 255; another size is wholly different. */
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
  const original = await draw(bytes, FROM_AFAR.resolution);
  return seemsAlike(await drawByPlatform(pages, bytes, original), original);
}

/** Whether two drawings look alike from a few steps away. */
export async function seemsAlike(one: DrawnPage, other: DrawnPage): Promise<boolean> {
  const [first, second] = await Promise.all([one, other].map(blurred));
  if (!first || first.length !== second?.length) return false;
  let [sum, seen] = [0, 0];
  for (const [index, value] of first.entries()) {
    const difference = Math.abs(value - (second[index] ?? 0));
    sum += difference;
    if (difference > FROM_AFAR.seen) seen += 1;
  }
  return sum / first.length < FROM_AFAR.mean && seen / first.length < FROM_AFAR.share;
}

/** The samples of a drawing seen from a few steps away. */
export const blurred = ({ data, width, height }: DrawnPage): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 3 } })
    .blur(FROM_AFAR.blur)
    .raw()
    .toBuffer();
