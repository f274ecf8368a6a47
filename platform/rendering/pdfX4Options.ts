import { readFileSync } from 'node:fs';
import type { PdfOptions } from '@/engine/pdf';

const profile = (name: string): Uint8Array =>
  new Uint8Array(readFileSync(new URL(`./profiles/${name}.icc`, import.meta.url)));

/**
 * What makes a PDF a PDF/X-4 for offset print on coated paper.
 * @param today the day it is asked for, such as `2026-11-24`: made again, the file is the same
 */
export const pdfX4Options = (title: string, today: string): Partial<PdfOptions> => ({
  title,
  outputIntent: {
    profile: profile('coated-fogra39'),
    name: 'FOGRA39',
    registry: 'http://www.color.org',
  },
  pdfX4: { rgbProfile: profile('srgb'), madeAt: `${today}T00:00:00Z` },
});
