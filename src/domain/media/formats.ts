import { beginsWithSvg, plainStart } from './beginsWithSvg';
import { invalidChoice, invalidField, type Refusal } from '../refusal';

/** Extensions of files the media of an environment takes, in lower case. */
export const MEDIA_EXTENSIONS = [
  'eps',
  'jpg',
  'jpeg',
  'pdf',
  'png',
  'psd',
  'tif',
  'tiff',
  'ai',
  'svg',
] as const;
export type MediaExtension = (typeof MEDIA_EXTENSIONS)[number];

/** How many bytes from the start of a file say what it is. */
export const SIGNATURE_BYTES = 1024;

type Signature = (start: Uint8Array) => boolean;

const begins =
  (...bytes: number[]): Signature =>
  (start) =>
    bytes.every((byte, index) => start[index] === byte);
const beginsWith = (text: string) => begins(...[...text].map((sign) => sign.charCodeAt(0)));

const JPEG = begins(0xff, 0xd8, 0xff);
const PNG = begins(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
/** Of either byte order, with offsets of 32 or 64 bits. */
const TIFF: Signature = (start) =>
  [begins(0x49, 0x49, 0x2a, 0), begins(0x4d, 0x4d, 0, 0x2a)].some((is) => is(start)) ||
  [begins(0x49, 0x49, 0x2b, 0), begins(0x4d, 0x4d, 0, 0x2b)].some((is) => is(start));
/** A document, or a large one, whose sides may be longer. */
const PHOTOSHOP: Signature = (start) => beginsWith('8BPS\0\x01')(start) || beginsWith('8BPS\0\x02')(start);
/** Readers look for it within the first kilobyte (ISO 32000-1, Annex H.3.4.1). */
const PDF: Signature = (start) => {
  const is = beginsWith('%PDF-');
  return start.some((_, at) => is(start.subarray(at, at + 5)));
};
/** As text, or behind the header that carries a preview of it. */
const POSTSCRIPT: Signature = (start) =>
  beginsWith('%!PS-Adobe-')(start) || begins(0xc5, 0xd0, 0xd3, 0xc6)(start);

/** As text, behind declarations and comments. */
const DRAWING: Signature = (start) =>
  beginsWithSvg(plainStart(start.subarray(0, SIGNATURE_BYTES)), start.length < SIGNATURE_BYTES);

const SIGNATURES: Readonly<Record<MediaExtension, Signature>> = {
  jpg: JPEG,
  jpeg: JPEG,
  png: PNG,
  tif: TIFF,
  tiff: TIFF,
  psd: PHOTOSHOP,
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
  pdf: 'application/pdf',
  eps: 'application/postscript',
  ai: 'application/postscript',
  svg: 'image/svg+xml',
};

/** The extension of a file name in lower case, when the media take it. */
export function mediaExtensionOf(fileName: string): MediaExtension | undefined {
  const typed = /\.([^.]+)$/.exec(fileName.trim())?.[1]?.toLowerCase();
  return MEDIA_EXTENSIONS.find((extension) => extension === typed);
}

/** Why a file of this name can't be uploaded; asked before anything of it is sent, and again when it comes. */
export function refusalOfFileName(fileName: string): Refusal | undefined {
  if (mediaExtensionOf(fileName)) return undefined;
  return invalidField(
    'file',
    `“${fileName}” can’t be uploaded. Files have to be one of ${MEDIA_EXTENSIONS.join(', ')}.`,
  );
}

/**
 * Why a file that begins with these bytes is none of its extension.
 * @param start its first `SIGNATURE_BYTES` bytes, or all when it has fewer
 */
export function refusalOfContent(fileName: string, start: Uint8Array): Refusal | undefined {
  const extension = mediaExtensionOf(fileName);
  if (!extension) return refusalOfFileName(fileName);
  if (SIGNATURES[extension](start)) return undefined;
  return invalidField('file', `“${fileName}” does not hold what its extension says.`);
}

/** The media type a file is sent as. */
export const mediaTypeOf = (extension: MediaExtension): string => TYPES[extension];

/**
 * What has to be made of a file that begins with these bytes before it is shown or placed: a picture of what Photoshop has
 * saved, a page of PDF of PostScript or a drawing; `undefined` where the file itself is read.
 */
export function standInFor(start: Uint8Array): 'picture' | 'page' | 'drawing' | undefined {
  if (PHOTOSHOP(start)) return 'picture';
  if (isDrawing(start)) return 'drawing';
  return POSTSCRIPT(start) && !PDF(start.subarray(0, SIGNATURE_BYTES)) ? 'page' : undefined;
}

/** Whether a file that begins with these bytes is a drawing in SVG. */
export const isDrawing = (start: Uint8Array): boolean => start.length > 0 && DRAWING(start);

const STOOD_IN: readonly MediaExtension[] = ['psd', 'eps', 'ai', 'svg'];

/** Whether there may be a stand-in for files of this extension. */
export const mayHaveStandIn = (extension: MediaExtension): boolean => STOOD_IN.includes(extension);

const PICTURES: readonly MediaExtension[] = ['jpg', 'jpeg', 'png', 'tif', 'tiff'];
const IS_KEPT = 'The file is kept and can be downloaded.';

/** What was said of files of an extension before there was more to say. */
const noneOf = (extension: MediaExtension): string =>
  `There is no preview of ${extension.toUpperCase()} files. They are kept and can be downloaded.`;

const leftOut = (extension: MediaExtension): string =>
  `There is no preview of ${extension.toUpperCase()} files, and designs leave them out: `;
const NO_PDF_IN_IT = 'There is no PDF in this AI file to draw: ';
const OR_GHOSTSCRIPT = 'With Ghostscript on the server it is drawn as it is.';

/** What is said where only pictures are read, or PostScript isn't, and what to do instead. */
const NOT_DRAWN: Partial<Readonly<Record<MediaExtension, string>>> = {
  eps: `${leftOut('eps')}save it as PDF to use it there. ${OR_GHOSTSCRIPT} ${IS_KEPT}`,
  psd: `${leftOut('psd')}save it as PNG or TIFF to use it there. ${IS_KEPT}`,
  ai: `${NO_PDF_IN_IT}save it as “PDF compatible” or as PDF to use it in designs. ${OR_GHOSTSCRIPT} ${IS_KEPT}`,
};

/** Why files of this extension have no preview where only pictures are read; `undefined` for pictures, which can have one. */
export const whyNoPreview = (extension: MediaExtension): string | undefined =>
  PICTURES.includes(extension) ? undefined : (NOT_DRAWN[extension] ?? noneOf(extension));

/**
 * Why an asset has no preview. What was said of files when nothing could read them holds no more when something can: they are
 * read when they are asked for.
 * @param hasGhostscript whether PostScript is read now
 */
export function faultThatHolds(
  extension: MediaExtension,
  fault: string | null,
  hasGhostscript: () => boolean,
): string | null {
  const wasNone = fault === noneOf(extension);
  const wasLeftOut = fault?.startsWith(extension === 'ai' ? NO_PDF_IN_IT : leftOut(extension)) ?? false;
  if (!wasNone && !wasLeftOut) return fault;
  // An AI file of before its PDF was looked for may have one.
  const isPostScript = extension === 'eps' || (extension === 'ai' && wasLeftOut);
  return isPostScript && !hasGhostscript() ? (whyNoPreview(extension) ?? fault) : null;
}

/** What is said of a picture that can't be read. */
export const UNREADABLE_PICTURE = `The picture could not be read. ${IS_KEPT}`;

/** What is said of a page that can't be shown, with the reason, which is a sentence. */
export const unreadablePage = (reason: string): string => `${reason} ${IS_KEPT}`;

/** Why a file is refused that is kept only when it can be read. @param fault why there is no preview of it */
export const refusalOfUnread = (fault: string): Refusal =>
  invalidField('file', fault.endsWith(IS_KEPT) ? fault.slice(0, -IS_KEPT.length).trimEnd() : fault);

/** Longest side of each preview, in pixels. */
export const MEDIA_PREVIEWS = { thumbnail: 256, medium: 1024, highest: 2048 } as const;
export type MediaPreview = keyof typeof MEDIA_PREVIEWS;

/** Why there is no preview of this name. */
export const refusalOfMediaQuality = (quality: string): Refusal | undefined =>
  Object.hasOwn(MEDIA_PREVIEWS, quality) ? undefined : invalidChoice('quality', Object.keys(MEDIA_PREVIEWS));
