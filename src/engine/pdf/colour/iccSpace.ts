import type { PdfFile } from '../file/pdfFile';
import type { Ref } from '../file/syntax';

/** Channels of the allowed colour spaces, by the signature in the profile's header. */
const CHANNELS: Readonly<Record<string, number>> = { GRAY: 1, 'RGB ': 3, CMYK: 4 };
/** Classes of profiles a PDF allows: input, display, output and colour space. */
const KINDS: readonly string[] = ['scnr', 'mntr', 'prtr', 'spac'];
const HEAD = 128;

const lettersAt = (bytes: Uint8Array, at: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + 4));

/**
 * Adds a profile to the file.
 * @throws Error for bytes that are no profile of grey, RGB or CMYK.
 */
export function addProfile(file: PdfFile, profile: Uint8Array): Ref {
  const channels = CHANNELS[lettersAt(profile, 16)];
  if (!channels) throw new Error('A profile is no ICC profile of grey, RGB or CMYK.');
  return file.once({ entries: { N: channels }, data: profile });
}

/** Whether a picture's profile is complete and matches its number of channels: readers ignore others. */
export function isProfileOf(profile: Uint8Array, channels: number): boolean {
  if (profile.length < HEAD || lettersAt(profile, 36) !== 'acsp') return false;
  const length = new DataView(profile.buffer, profile.byteOffset).getUint32(0);
  return (
    length <= profile.length &&
    KINDS.includes(lettersAt(profile, 12)) &&
    CHANNELS[lettersAt(profile, 16)] === channels
  );
}

/** Returns the colour space of a profile, which is added to the file once. */
export const iccSpace = (file: PdfFile, profile: Uint8Array): string =>
  `[/ICCBased ${addProfile(file, profile)}]`;
