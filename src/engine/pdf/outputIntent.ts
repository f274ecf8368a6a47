import type { PdfFile } from './file/pdfFile';
import { textString } from './file/syntax';
import type { OutputIntent } from './options';
import { addProfile, iccSpace } from './colour/iccSpace';
import { DEVICE_SPACES, type ProcessSpaces } from './colour/pressColour';

/** Returns the device colour spaces; RGB has a profile if there is one. */
export const processSpaces = (file: PdfFile, rgbProfile: Uint8Array | undefined): ProcessSpaces =>
  rgbProfile ? { ...DEVICE_SPACES, rgb: iccSpace(file, rgbProfile) } : DEVICE_SPACES;

/**
 * Writes the output intent and adds its profile.
 * @throws Error for bytes that are no profile of grey, RGB or CMYK.
 */
export function outputIntents(file: PdfFile, { profile, name, registry }: OutputIntent): string {
  const destination = addProfile(file, profile);
  const text = textString(name);
  return `[<</Type/OutputIntent/S/GTS_PDFX/OutputConditionIdentifier ${text}/Info ${text}${registry === undefined ? '' : `/RegistryName ${textString(registry)}`}/DestOutputProfile ${destination}>>]`;
}
