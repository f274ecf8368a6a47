import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { openPdfPages } from '../../platform/pdf-pages';
import { openPictures } from '../../platform/pictures';
import { decodePicture } from '../../platform/rendering/decodePicture';
import type { Outcome, Outcomes } from './corpora';
import { blurred, drawByPoppler, onPaper, placeOnWhite, type DrawnPage } from './placedPdf';

const pages = openPdfPages();
const pictures = openPictures();

/** The longest side of the pictures that are compared, in pixels. */
const LONGEST = 512;
/**
 * The largest mean difference of an output to the preview, of 255, both blurred: a preview may be a JPEG, and Poppler moves pictures
 * by a pixel and shrinks otherwise than Lanczos.
 */
const SAME_WITHIN = 6;

/** Compares outputs of a picture with its preview. @returns `undefined` if it is refused on upload */
export async function measurePicture(path: string): Promise<Outcomes | undefined> {
  const preview = await previewOf(path).catch(() => undefined);
  if (!preview) return undefined;
  const bytes = new Uint8Array(await readFile(path));
  const judge = async (draw: () => Promise<DrawnPage>): Promise<Outcome> => {
    try {
      return (await looksAlike(await draw(), preview)) ? 'right' : 'different';
    } catch (error) {
      return { fault: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error) };
    }
  };
  return {
    PDF: await judge(async () => {
      const picture = await decodePicture(bytes, pages);
      return drawByPoppler(await placeOnWhite(await picture.inPdf(), preview));
    }),
    PNG: await judge(async () => {
      const { image } = await (await decodePicture(bytes, pages)).onCanvas(preview);
      return onPaper(sharp((image as { toBuffer(type: string): Buffer }).toBuffer('image/png')));
    }),
  };
}

async function looksAlike(one: DrawnPage, other: DrawnPage): Promise<boolean> {
  const [first, second] = await Promise.all([blurred(one), blurred(other)]);
  if (first.length !== second.length) return false;
  const sum = first.reduce((all, value, index) => all + Math.abs(value - (second[index] ?? 0)), 0);
  return sum / first.length < SAME_WITHIN;
}

/** A picture as its preview shows it. @throws UnreadablePictureError */
async function previewOf(path: string): Promise<DrawnPage> {
  const folder = mkdtempSync(join(tmpdir(), 'platen-preview-'));
  try {
    const target = join(folder, 'preview');
    await pictures.inspect(path);
    await pictures.shrink(path, target, LONGEST);
    return await onPaper(sharp(target));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
