import { readFileSync } from 'node:fs';
import { CONDITION_DETAILS, type PressCondition } from '@/domain/colour';
import type { PdfOptions } from '@/engine/pdf';

const profile = (name: string): Uint8Array =>
  new Uint8Array(readFileSync(new URL(`./profiles/${name}.icc`, import.meta.url)));

/** Files of the profiles, from which the tables for screens are made too. */
const PROFILES: Readonly<Record<PressCondition, string>> = {
  coatedFogra39: 'coated-fogra39',
  uncoatedFogra29: 'uncoated-fogra29',
  coatedGracol: 'coated-gracol',
  webSwop: 'web-swop',
};

/** A request for a PDF/X-4. */
export interface PdfX4Request {
  readonly title: string;
  /** The day of the request, such as `2026-11-24`, so that a repeated file is the same. */
  readonly today: string;
  /** The printing condition of its document. */
  readonly condition: PressCondition;
}

/** Returns the options that make a PDF a PDF/X-4 for a printing condition. */
export const pdfX4Options = ({ title, today, condition }: PdfX4Request): Partial<PdfOptions> => ({
  title,
  outputIntent: {
    profile: profile(PROFILES[condition]),
    name: CONDITION_DETAILS[condition].identifier,
    registry: 'http://www.color.org',
  },
  pdfX4: { rgbProfile: profile('srgb'), madeAt: `${today}T00:00:00Z` },
});
