import type { ColourConversion } from './ports';

/** Where marks for cutting stand, lengths in millimetres. */
export interface CropMarks {
  /** From the trimmed page to where a mark starts; further where the bleed is wider. */
  readonly offset: number;
  readonly length: number;
  /** In points. */
  readonly weight: number;
}

/** What the file is printed with. */
export interface OutputIntent {
  /** An ICC profile. */
  readonly profile: Uint8Array;
  /** What the printing condition is called. */
  readonly name: string;
  /** Where that name is registered. @default nowhere */
  readonly registry?: string;
}

/** What a file needs, besides an output intent and a title, to be PDF/X-4. */
export interface PdfX4 {
  /** The ICC profile of what is written as red, green and blue. */
  readonly rgbProfile: Uint8Array;
  /** When it is made: an ISO date and time in UTC, such as `2026-11-24T09:30:00Z`. */
  readonly madeAt: string;
}

/** Conversion to the inks of the output intent. */
export interface CmykConversion {
  /** From the profile cmyk values were meant for. */
  readonly cmyk: ColourConversion;
  /** From that of rgb values; without it they stay. */
  readonly rgb?: ColourConversion;
}

/** How a PDF is written. */
export interface PdfOptions {
  readonly version: '1.4' | '1.5' | '1.6' | '1.7';
  /** Whether text becomes outlines, so that no font is in the file. */
  readonly outlineText: boolean;
  readonly cropMarks?: CropMarks;
  /** How much narrower the bars of barcodes are made, in millimetres. */
  readonly barWidthReduction: number;
  readonly title?: string;
  /** The language of the text, such as `nl-BE`. */
  readonly language?: string;
  readonly outputIntent?: OutputIntent;
  readonly conversion?: CmykConversion;
  /** Makes the file PDF/X-4, of version 1.6. */
  readonly pdfX4?: PdfX4;
}

/** What a new PDF setting starts with. */
export const NEW_PDF_OPTIONS: PdfOptions = { version: '1.7', outlineText: false, barWidthReduction: 0 };

/** Crop marks as they are when switched on. */
export const NEW_CROP_MARKS: CropMarks = { offset: 3, length: 6, weight: 0.25 };
