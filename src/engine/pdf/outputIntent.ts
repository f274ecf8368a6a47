import type { PdfFile } from './file/pdfFile';
import { textString } from './file/syntax';
import type { OutputIntent } from './options';

/** Channels of the colour spaces an ICC profile may be of, by the four letters in its head. */
const CHANNELS: Readonly<Record<string, number>> = { GRAY: 1, 'RGB ': 3, CMYK: 4 };

/**
 * The entry that says what a file is printed with, its profile put into the file.
 * @throws Error for bytes that are no profile of grey, RGB or CMYK.
 */
export function outputIntents(file: PdfFile, { profile, name }: OutputIntent): string {
  const channels = CHANNELS[String.fromCharCode(...profile.subarray(16, 20))];
  if (!channels) throw new Error('The profile of the output intent is no ICC profile of grey, RGB or CMYK.');
  const destination = file.add({ entries: { N: channels }, data: profile });
  const text = textString(name);
  return `[<</Type/OutputIntent/S/GTS_PDFX/OutputConditionIdentifier ${text}/Info ${text}/DestOutputProfile ${destination}>>]`;
}
