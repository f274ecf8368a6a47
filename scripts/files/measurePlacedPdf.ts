import { readFile } from 'node:fs/promises';
import { openPdfPages } from '../../platform/pdf-pages';
import type { Outcome, Outcomes } from './corpora';
import {
  drawByPoppler,
  looksAsByMuPdf,
  looksAsByPoppler,
  meanDifference,
  placePageOnWhite,
  SAME_WITHIN,
} from './placedPdf';

const pages = openPdfPages();

/**
 * Compares a placed page with the original, in a PDF and as pixels. @returns `undefined` if Poppler can't draw the
 * original
 */
export async function measurePlacedPdf(path: string): Promise<Outcomes | undefined> {
  const bytes = new Uint8Array(await readFile(path));
  const original = await drawByPoppler(bytes).catch(() => undefined);
  if (!original) return undefined;
  const judge = async (isRight: () => Promise<boolean>): Promise<Outcome> => {
    try {
      return (await isRight()) ? 'right' : 'different';
    } catch (error) {
      return { fault: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error) };
    }
  };
  const read = () => pages.read(bytes);
  const asByPoppler = await judge(async () => {
    await read();
    return looksAsByPoppler(pages, bytes);
  });
  return {
    PDF: await judge(async () => {
      const placed = await drawByPoppler(await placePageOnWhite((await read()).page));
      return meanDifference(placed, original) < SAME_WITHIN;
    }),
    PNG: asByPoppler,
    // Poppler and MuPDF each draw some pages wrong.
    'PNG by Poppler or MuPDF':
      asByPoppler === 'different' ? await judge(() => looksAsByMuPdf(pages, bytes)) : asByPoppler,
  };
}
