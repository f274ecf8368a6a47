import type { ColourConversion } from './ports';

/** The geometry of crop marks, lengths in millimetres. */
export interface CropMarks {
  /** The distance from the trimmed page to a mark; a wider bleed increases it. */
  readonly offset: number;
  readonly length: number;
  /** In points. */
  readonly weight: number;
}

/** The print condition of the file. */
export interface OutputIntent {
  /** An ICC profile. */
  readonly profile: Uint8Array;
  /** The name of the print condition. */
  readonly name: string;
  /**
   * The registry of that name.
   * @default none
   */
  readonly registry?: string;
}

/** The inputs of PDF/X-4, besides an output intent and a title. */
export interface PdfX4 {
  /** The ICC profile of RGB colours. */
  readonly rgbProfile: Uint8Array;
  /** The time of creation: an ISO date and time in UTC, such as `2026-11-24T09:30:00Z`. */
  readonly madeAt: string;
}

/** Conversion to the inks of the output intent. */
export interface CmykConversion {
  /** Converts from the profile of CMYK values. */
  readonly cmyk: ColourConversion;
  /**
   * Converts from the profile of RGB values.
   * @default they stay RGB
   */
  readonly rgb?: ColourConversion;
}

/** Options for writing a PDF. */
export interface PdfOptions {
  readonly version: '1.4' | '1.5' | '1.6' | '1.7';
  /** Whether text becomes outlines, so that the file contains no fonts. */
  readonly outlineText: boolean;
  readonly cropMarks?: CropMarks;
  /** The reduction of barcode bars, in millimetres. */
  readonly barWidthReduction: number;
  readonly title?: string;
  /** The language of the text, such as `nl-BE`. */
  readonly language?: string;
  readonly outputIntent?: OutputIntent;
  readonly conversion?: CmykConversion;
  /** Makes the file PDF/X-4, of version 1.6. */
  readonly pdfX4?: PdfX4;
}

/** The options of a new PDF setting. */
export const NEW_PDF_OPTIONS: PdfOptions = { version: '1.7', outlineText: false, barWidthReduction: 0 };

/** The default crop marks. */
export const NEW_CROP_MARKS: CropMarks = { offset: 3, length: 6, weight: 0.25 };
