import type { PdfFile } from '../file/pdfFile';
import type { Ref } from '../file/syntax';

/** Channels of the colour spaces an ICC profile may be of, by the four letters in its head. */
const CHANNELS: Readonly<Record<string, number>> = { GRAY: 1, 'RGB ': 3, CMYK: 4 };
/** Kinds of profiles a PDF takes: of devices that read, show or print, and of spaces. */
const KINDS: readonly string[] = ['scnr', 'mntr', 'prtr', 'spac'];
const HEAD = 128;

const lettersAt = (bytes: Uint8Array, at: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + 4));

/** Puts a profile into the file. @throws Error for bytes that are no profile of grey, RGB or CMYK. */
export function addProfile(file: PdfFile, profile: Uint8Array): Ref {
  const channels = CHANNELS[lettersAt(profile, 16)];
  if (!channels) throw new Error('A profile is no ICC profile of grey, RGB or CMYK.');
  return file.once({ entries: { N: channels }, data: profile });
}

/** Whether a profile that came with a picture is whole and of as many channels as the picture: readers ignore all others. */
export function isProfileOf(profile: Uint8Array, channels: number): boolean {
  if (profile.length < HEAD || lettersAt(profile, 36) !== 'acsp') return false;
  const length = new DataView(profile.buffer, profile.byteOffset).getUint32(0);
  return (
    length <= profile.length &&
    KINDS.includes(lettersAt(profile, 12)) &&
    CHANNELS[lettersAt(profile, 16)] === channels
  );
}

/** The colour space of a profile, which is put into the file once. */
export const iccSpace = (file: PdfFile, profile: Uint8Array): string =>
  `[/ICCBased ${addProfile(file, profile)}]`;
