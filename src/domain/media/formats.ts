import { invalidChoice, invalidField, type Refusal } from '../refusal';

/** Extensions of files the media of an environment takes, in lower case. */
export const MEDIA_EXTENSIONS = ['eps', 'jpg', 'jpeg', 'pdf', 'png', 'psd', 'tif', 'tiff', 'ai'] as const;
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
const PHOTOSHOP = beginsWith('8BPS\0\x01');
/** Readers look for it within the first kilobyte (ISO 32000-1, Annex H.3.4.1). */
const PDF: Signature = (start) => {
  const is = beginsWith('%PDF-');
  return start.some((_, at) => is(start.subarray(at, at + 5)));
};
/** As text, or behind the header that carries a preview of it. */
const POSTSCRIPT: Signature = (start) =>
  beginsWith('%!PS-Adobe-')(start) || begins(0xc5, 0xd0, 0xd3, 0xc6)(start);

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

const PICTURES: readonly MediaExtension[] = ['jpg', 'jpeg', 'png', 'tif', 'tiff'];
const PAGES: readonly MediaExtension[] = ['pdf', 'ai'];

/** Whether files of this extension may hold pages of PDF, which are shown where there is something that draws them. */
export const mayHoldPage = (extension: MediaExtension): boolean => PAGES.includes(extension);

const IS_KEPT = 'The file is kept and can be downloaded.';

/** What was said of files of an extension before there was more to say. */
const noneOf = (extension: MediaExtension): string =>
  `There is no preview of ${extension.toUpperCase()} files. They are kept and can be downloaded.`;

/** What nothing draws, and what to do instead. */
const NOT_DRAWN: Partial<Readonly<Record<MediaExtension, string>>> = {
  eps: `There is no preview of EPS files, and designs leave them out: save it as PDF to use it there. ${IS_KEPT}`,
  psd: `There is no preview of PSD files, and designs leave them out: save it as PNG or TIFF to use it there. ${IS_KEPT}`,
  ai: `There is no PDF in this AI file to draw: save it as “PDF compatible” or as PDF to use it in designs. ${IS_KEPT}`,
};

/** Why files of this extension have no preview where nothing draws pages; `undefined` for pictures, which can have one. */
export const whyNoPreview = (extension: MediaExtension): string | undefined =>
  PICTURES.includes(extension) ? undefined : (NOT_DRAWN[extension] ?? noneOf(extension));

/** Why an asset has no preview. What was said of pages before they were drawn holds no more: they are read when asked for. */
export const faultThatHolds = (extension: MediaExtension, fault: string | null): string | null =>
  mayHoldPage(extension) && fault === noneOf(extension) ? null : fault;

/** What is said of a picture that can't be read. */
export const UNREADABLE_PICTURE = `The picture could not be read. ${IS_KEPT}`;

/** What is said of a page that can't be shown, with the reason, which is a sentence. */
export const unreadablePage = (reason: string): string => `${reason} ${IS_KEPT}`;

/** Longest side of each preview, in pixels. */
export const MEDIA_PREVIEWS = { thumbnail: 256, medium: 1024, highest: 2048 } as const;
export type MediaPreview = keyof typeof MEDIA_PREVIEWS;

/** Why there is no preview of this name. */
export const refusalOfMediaQuality = (quality: string): Refusal | undefined =>
  Object.hasOwn(MEDIA_PREVIEWS, quality) ? undefined : invalidChoice('quality', Object.keys(MEDIA_PREVIEWS));
