import { beginsWithSvg, plainStart } from './beginsWithSvg';
import { invalidChoice, invalidField, type Refusal } from '../refusal';

/** File extensions that media accept, in lower case. */
export const MEDIA_EXTENSIONS = [
  'eps',
  'jpg',
  'jpeg',
  'pdf',
  'png',
  'psd',
  'psb',
  'tif',
  'tiff',
  'avif',
  'heic',
  'heif',
  'webp',
  'ai',
  'svg',
] as const;
export type MediaExtension = (typeof MEDIA_EXTENSIONS)[number];

/** The number of bytes that identify a file. */
export const SIGNATURE_BYTES = 1024;

type Signature = (start: Uint8Array) => boolean;

const begins =
  (...bytes: number[]): Signature =>
  (start) =>
    bytes.every((byte, index) => start[index] === byte);
const beginsWith = (text: string) => begins(...[...text].map((sign) => sign.charCodeAt(0)));

const JPEG = begins(0xff, 0xd8, 0xff);
const PNG = begins(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
/** Either byte order, with offsets of 32 or 64 bits. */
const TIFF: Signature = (start) =>
  [begins(0x49, 0x49, 0x2a, 0), begins(0x4d, 0x4d, 0, 0x2a)].some((is) => is(start)) ||
  [begins(0x49, 0x49, 0x2b, 0), begins(0x4d, 0x4d, 0, 0x2b)].some((is) => is(start));
/** Matches an image container (ISO/IEC 23008-12) with one of these brands. */
const heif =
  (...kinds: string[]): Signature =>
  (start) => {
    const text = String.fromCharCode(...start.subarray(0, 64));
    if (text.slice(4, 8) !== 'ftyp') return false;
    const end = ((start[2] ?? 0) << 8) + (start[3] ?? 0);
    const brands = (text.slice(8, 12) + text.slice(16, end)).match(/.{4}/gs) ?? [];
    return brands.some((brand) => kinds.includes(brand));
  };
const AVIF = heif('avif', 'avis');
/** Pictures with HEVC compression. */
const HEIC = heif('heic', 'heix', 'heim', 'heis', 'hevc', 'hevx');
const WEBP: Signature = (start) => beginsWith('RIFF')(start) && beginsWith('WEBP')(start.subarray(8));
/** A document in the normal or the large format. */
const PHOTOSHOP: Signature = (start) => beginsWith('8BPS\0\x01')(start) || beginsWith('8BPS\0\x02')(start);
/** Readers look for it within the first kilobyte (ISO 32000-1, Annex H.3.4.1). */
const PDF: Signature = (start) => {
  const is = beginsWith('%PDF-');
  return start.some((_, at) => is(start.subarray(at, at + 5)));
};
/** As text, or after a header with a preview. */
const POSTSCRIPT: Signature = (start) =>
  beginsWith('%!PS-Adobe-')(start) || begins(0xc5, 0xd0, 0xd3, 0xc6)(start);

/** As text, after declarations and comments. */
const DRAWING: Signature = (start) =>
  beginsWithSvg(plainStart(start.subarray(0, SIGNATURE_BYTES)), start.length < SIGNATURE_BYTES);

const SIGNATURES: Readonly<Record<MediaExtension, Signature>> = {
  jpg: JPEG,
  jpeg: JPEG,
  png: PNG,
  tif: TIFF,
  tiff: TIFF,
  psd: PHOTOSHOP,
  psb: PHOTOSHOP,
  avif: AVIF,
  heic: HEIC,
  heif: (start) => HEIC(start) || AVIF(start),
  webp: WEBP,
  pdf: PDF,
  eps: POSTSCRIPT,
  ai: (start) => PDF(start) || POSTSCRIPT(start),
  svg: DRAWING,
};

const TYPES: Readonly<Record<MediaExtension, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  tif: 'image/tiff',
  tiff: 'image/tiff',
  psd: 'image/vnd.adobe.photoshop',
  psb: 'image/vnd.adobe.photoshop',
  avif: 'image/avif',
  heic: 'image/heic',
  heif: 'image/heif',
  webp: 'image/webp',
  pdf: 'application/pdf',
  eps: 'application/postscript',
  ai: 'application/postscript',
  svg: 'image/svg+xml',
};

/** Returns the extension of a file name in lower case, if media accept it. */
export function mediaExtensionOf(fileName: string): MediaExtension | undefined {
  const typed = /\.([^.]+)$/.exec(fileName.trim())?.[1]?.toLowerCase();
  return MEDIA_EXTENSIONS.find((extension) => extension === typed);
}

/** Refuses a file by its name, before the upload and again on arrival. */
export function refusalOfFileName(fileName: string): Refusal | undefined {
  if (mediaExtensionOf(fileName)) return undefined;
  return invalidField(
    'file',
    `“${fileName}” can’t be uploaded. Files have to be one of ${MEDIA_EXTENSIONS.join(', ')}.`,
  );
}

/**
 * Refuses a file whose beginning contradicts its extension.
 * @param start its first `SIGNATURE_BYTES` bytes, or all if it has fewer
 */
export function refusalOfContent(fileName: string, start: Uint8Array): Refusal | undefined {
  const extension = mediaExtensionOf(fileName);
  if (!extension) return refusalOfFileName(fileName);
  if (SIGNATURES[extension](start)) return undefined;
  return invalidField('file', `“${fileName}” has content that does not match its extension.`);
}

/** Returns the media type of a file. */
export const mediaTypeOf = (extension: MediaExtension): string => TYPES[extension];

/**
 * Returns the type of stand-in for a file, which is shown and placed instead. It is a picture of a Photoshop document
 * or HEIC photo, or a PDF page of PostScript or a drawing. `undefined` if the file itself is used.
 */
export function standInFor(start: Uint8Array): 'picture' | 'photo' | 'page' | 'drawing' | undefined {
  if (PHOTOSHOP(start)) return 'picture';
  if (HEIC(start)) return 'photo';
  if (isDrawing(start)) return 'drawing';
  return POSTSCRIPT(start) && !PDF(start.subarray(0, SIGNATURE_BYTES)) ? 'page' : undefined;
}

/** Whether a file begins like an SVG drawing. */
export const isDrawing = (start: Uint8Array): boolean => start.length > 0 && DRAWING(start);

const STOOD_IN: readonly MediaExtension[] = ['psd', 'psb', 'heic', 'heif', 'eps', 'ai', 'svg'];

/** Whether files of this extension may have a stand-in. */
export const mayHaveStandIn = (extension: MediaExtension): boolean => STOOD_IN.includes(extension);

const PICTURES: readonly MediaExtension[] = ['jpg', 'jpeg', 'png', 'tif', 'tiff', 'avif', 'webp'];
const IS_KEPT = 'The file is kept and can be downloaded.';

/** Writes the former message for files of an extension, before there were more specific ones. */
const noneOf = (extension: MediaExtension): string =>
  `There is no preview of ${extension.toUpperCase()} files. They are kept and can be downloaded.`;

const leftOut = (extension: MediaExtension): string =>
  `There is no preview of ${extension.toUpperCase()} files, and designs leave them out: `;
const NO_PDF_IN_IT = 'There is no PDF in this AI file to draw: ';
const OR_GHOSTSCRIPT = 'With Ghostscript on the server it is drawn as it is.';

/** Messages for files that can't be drawn without further tools, with an alternative. */
const NOT_DRAWN: Partial<Readonly<Record<MediaExtension, string>>> = {
  eps: `${leftOut('eps')}save it as PDF to use it there. ${OR_GHOSTSCRIPT} ${IS_KEPT}`,
  psd: `${leftOut('psd')}save it as PNG or TIFF to use it there. ${IS_KEPT}`,
  psb: `${leftOut('psb')}save it as PNG or TIFF to use it there. ${IS_KEPT}`,
  heic: `${leftOut('heic')}save it as JPEG or AVIF to use it there. ${IS_KEPT}`,
  heif: `${leftOut('heif')}save it as JPEG or AVIF to use it there. ${IS_KEPT}`,
  ai: `${NO_PDF_IN_IT}save it as “PDF compatible” or as PDF to use it in designs. ${OR_GHOSTSCRIPT} ${IS_KEPT}`,
};

/** Returns why files of an extension have no preview by default; `undefined` for pictures, which may have one. */
export const whyNoPreview = (extension: MediaExtension): string | undefined =>
  PICTURES.includes(extension) ? undefined : (NOT_DRAWN[extension] ?? noneOf(extension));

/**
 * Returns the present fault of an asset's preview. Faults from before a format was supported are outdated, since such
 * files are now read on demand.
 * @param hasGhostscript whether PostScript is supported now
 */
export function faultThatHolds(
  extension: MediaExtension,
  fault: string | null,
  hasGhostscript: () => boolean,
): string | null {
  const wasNone = fault === noneOf(extension);
  const wasLeftOut = fault?.startsWith(extension === 'ai' ? NO_PDF_IN_IT : leftOut(extension)) ?? false;
  if (!wasNone && !wasLeftOut) return fault;
  // The PDF of an AI file was not searched for formerly; it may have one.
  const isPostScript = extension === 'eps' || (extension === 'ai' && wasLeftOut);
  return isPostScript && !hasGhostscript() ? (whyNoPreview(extension) ?? fault) : null;
}

/** The message for an unreadable picture. */
export const UNREADABLE_PICTURE = `The picture could not be read. ${IS_KEPT}`;

/** Writes the message for a page that can't be shown, with a sentence about the reason. */
export const unreadablePage = (reason: string): string => `${reason} ${IS_KEPT}`;

/**
 * Refuses a file that must be readable.
 * @param fault the reason why it has no preview
 */
export const refusalOfUnread = (fault: string): Refusal =>
  invalidField('file', fault.endsWith(IS_KEPT) ? fault.slice(0, -IS_KEPT.length).trimEnd() : fault);

/** The longest side of each preview, in pixels. */
export const MEDIA_PREVIEWS = { thumbnail: 256, medium: 1024, highest: 2048 } as const;
export type MediaPreview = keyof typeof MEDIA_PREVIEWS;

/** Refuses an unknown preview quality. */
export const refusalOfMediaQuality = (quality: string): Refusal | undefined =>
  Object.hasOwn(MEDIA_PREVIEWS, quality) ? undefined : invalidChoice('quality', Object.keys(MEDIA_PREVIEWS));
