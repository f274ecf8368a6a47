import { readFile, stat } from 'node:fs/promises';
import { drawPdfPage, type DrawnPdf } from './drawPdfPage';
import { readPdfPage, refuseLargePdf } from './readPdfPage';

/** A page as shown in lists and in the editor. */
export interface ShownPdf {
  /** In points. */
  readonly width: number;
  readonly height: number;
  readonly drawn: DrawnPdf;
}

/**
 * Draws the first page of a PDF file so that its longest side has so many pixels. Call it in a thread that can be
 * terminated.
 * @throws UnreadablePdfError
 */
export async function showPdfPage(path: string, longestSide: number): Promise<ShownPdf> {
  refuseLargePdf((await stat(path)).size);
  const bytes = await readFile(path);
  const { page, unknownLetters } = await readPdfPage(bytes);
  const { width, height } = page;
  const scale = longestSide / Math.max(width, height);
  const size = {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
    numbersGlyphs: unknownLetters.length > 0,
  };
  return { width, height, drawn: await drawPdfPage(bytes, size) };
}
