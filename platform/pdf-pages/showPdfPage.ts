import { readFile, stat } from 'node:fs/promises';
import { drawPdfPage, type DrawnPdf } from './drawPdfPage';
import { readPdfPage, refuseLargePdf } from './readPdfPage';

/** A page as it is shown in lists and while somebody designs. */
export interface ShownPdf {
  /** In points. */
  readonly width: number;
  readonly height: number;
  readonly drawn: DrawnPdf;
}

/**
 * The first page of a PDF file, drawn so that its longest side has so many pixels. To be called in a thread that can be ended.
 * @throws UnreadablePdfError
 */
export async function showPdfPage(path: string, longestSide: number): Promise<ShownPdf> {
  refuseLargePdf((await stat(path)).size);
  const bytes = await readFile(path);
  const { width, height } = (await readPdfPage(bytes)).page;
  const scale = longestSide / Math.max(width, height);
  const size = {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
  return { width, height, drawn: await drawPdfPage(bytes, size) };
}
