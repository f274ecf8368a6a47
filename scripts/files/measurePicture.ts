import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { openPdfPages } from '../../platform/pdf-pages';
import { openPictures, UnreadablePictureError } from '../../platform/pictures';
import { decodePicture } from '../../platform/rendering/decodePicture';
import type { Outcome, Outcomes } from './corpora';
import { blurred, drawByPoppler, onPaper, placeOnWhite, type DrawnPage } from './placedPdf';

const pages = openPdfPages();
const pictures = openPictures();

/** Longest side of the compared pictures, in pixels. */
const LONGEST = 512;
/** A smaller JPEG, in pixels, differs everywhere from its original. */
const SMALLEST = 16;
/**
 * Largest mean difference between an output and the preview, of 255, both blurred: a preview may be a JPEG, and Poppler
 * moves pictures by a pixel and scales otherwise than Lanczos.
 */
const SAME_WITHIN = 6;

/** Compares outputs of a picture with its preview. @returns `undefined` if it is refused on upload */
export async function measurePicture(path: string): Promise<Outcomes | undefined> {
  return (await lookAt(path))?.outcomes;
}

/**
 * Examines a picture as in an upload. @returns its preview and the results of its outputs; `undefined` if it is
 * refused, or too small
 */
export async function lookAt(path: string): Promise<{ preview: DrawnPage; outcomes: Outcomes } | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'platen-preview-'));
  try {
    const readable = (await pictures.standIn(path, folder))?.path ?? path;
    const preview = await previewOf(readable, folder);
    if (Math.max(preview.width, preview.height) < SMALLEST) return undefined;
    return { preview, outcomes: await outcomesOf(new Uint8Array(await readFile(readable)), preview) };
  } catch (error) {
    if (error instanceof UnreadablePictureError) return undefined;
    throw error;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function outcomesOf(bytes: Uint8Array, preview: DrawnPage): Promise<Outcomes> {
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

/** Whether two drawings of a picture look alike, both blurred. */
export async function looksAlike(one: DrawnPage, other: DrawnPage): Promise<boolean> {
  const [first, second] = await Promise.all([blurred(one), blurred(other)]);
  if (first.length !== second.length) return false;
  const sum = first.reduce((all, value, index) => all + Math.abs(value - (second[index] ?? 0)), 0);
  return sum / first.length < SAME_WITHIN;
}

/** Draws a picture like its preview. @throws UnreadablePictureError */
async function previewOf(path: string, folder: string): Promise<DrawnPage> {
  const target = join(folder, 'preview');
  await pictures.inspect(path);
  await pictures.shrink(path, target, LONGEST);
  return onPaper(sharp(target));
}
