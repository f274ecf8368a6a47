import type { PdfFile } from './file/pdfFile';
import { textString, type Ref } from './file/syntax';
import type { OutputIntent } from './options';
import { DEVICE_SPACES, type ProcessSpaces } from './colour/pressColour';

/** Channels of the colour spaces an ICC profile may be of, by the four letters in its head. */
const CHANNELS: Readonly<Record<string, number>> = { GRAY: 1, 'RGB ': 3, CMYK: 4 };

/** Puts a profile into the file. @throws Error for bytes that are no profile of grey, RGB or CMYK. */
function addProfile(file: PdfFile, profile: Uint8Array): Ref {
  const channels = CHANNELS[String.fromCharCode(...profile.subarray(16, 20))];
  if (!channels) throw new Error('A profile is no ICC profile of grey, RGB or CMYK.');
  return file.once({ entries: { N: channels }, data: profile });
}

/** The spaces of the device, but red, green and blue as a profile has them where there is one. */
export const processSpaces = (file: PdfFile, rgbProfile: Uint8Array | undefined): ProcessSpaces =>
  rgbProfile ? { ...DEVICE_SPACES, rgb: `[/ICCBased ${addProfile(file, rgbProfile)}]` } : DEVICE_SPACES;

/**
 * The entry that says what a file is printed with, its profile put into the file.
 * @throws Error for bytes that are no profile of grey, RGB or CMYK.
 */
export function outputIntents(file: PdfFile, { profile, name, registry }: OutputIntent): string {
  const destination = addProfile(file, profile);
  const text = textString(name);
  return `[<</Type/OutputIntent/S/GTS_PDFX/OutputConditionIdentifier ${text}/Info ${text}${registry === undefined ? '' : `/RegistryName ${textString(registry)}`}/DestOutputProfile ${destination}>>]`;
}
