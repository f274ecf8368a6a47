import type { ZipError, ZipLimits } from '../archive';
import { fontExtensionOf, LARGEST_FONT } from '../font';
import {
  mediaExtensionOf,
  nameInFolder,
  numberedName,
  refusalOfContent,
  refusalOfMediaName,
  SIGNATURE_BYTES,
  type MediaExtension,
} from '../media';
import { outputFileName } from '../output';
import { invalidField, type Refusal } from '../refusal';

/** Where the parts of a template lie in its archive. */
export const ARCHIVE = { document: 'document.json', pictures: 'pictures/', fonts: 'fonts/' } as const;

/** Most bytes of an archive. */
export const LARGEST_ARCHIVE = 500_000_000;
/** Most that is unpacked of one. */
export const ARCHIVE_LIMITS: ZipLimits = { entries: 2_000, file: 200_000_000, files: 1_000_000_000 };

/** The media type of an archive. */
export const ARCHIVE_TYPE = 'application/zip';

/** A part that was left out of an import, and why. */
export interface SkippedPart {
  path: string;
  reason: string;
}

/** What became of an import besides the template. */
export interface ImportLog {
  /** How many pictures were added to the folder. */
  readonly addedPictures: number;
  /** How many styles were added to the fonts. */
  readonly addedFonts: number;
  /** Fonts of the document that there are not; it is drawn with the default one instead. */
  readonly replacedFonts: { family: string; style: string }[];
  readonly skippedParts: SkippedPart[];
}

/** Why parts are left out. */
export const SKIPPED = {
  unknown: 'It is no part of a template.',
  picture: 'Pictures have to be files the media take.',
  content: 'It does not hold what its extension says.',
  name: 'Its name can’t be that of a file of the media.',
  noMedia: 'You may not add media.',
  noFonts: 'You may not add fonts.',
  largeFont: `A font file has at most ${LARGEST_FONT / 1_000_000} MB.`,
  missing: 'The document shows this picture, but neither the archive nor the media have it.',
} as const;

interface Part {
  readonly path: string;
  readonly size: number;
}

const nameOf = (path: string): string => path.split('/').at(-1) ?? '';

/** Why a picture of an archive is left out. @param content its bytes, or the first `SIGNATURE_BYTES` of them */
export function whyNoPicture(name: string, content: Uint8Array): string | undefined {
  if (refusalOfMediaName(name)) return SKIPPED.name;
  return refusalOfContent(name, content.subarray(0, SIGNATURE_BYTES)) && SKIPPED.content;
}

/** The parts of an archive by what they are; `document` is missing where the archive has none. */
export function partsOf<File extends Part>(files: readonly File[]) {
  const pictures: { file: File; name: string; extension: MediaExtension }[] = [];
  const fonts: { file: File; name: string }[] = [];
  const skipped: SkippedPart[] = [];
  let document: File | undefined;
  for (const file of files) {
    const { path, size } = file;
    const name = nameOf(path);
    const skip = (reason: string) => void skipped.push({ path, reason });
    if (path === ARCHIVE.document) document = file;
    else if (path.startsWith(ARCHIVE.pictures)) {
      const extension = mediaExtensionOf(name);
      if (extension) pictures.push({ file, name, extension });
      else skip(SKIPPED.picture);
    } else if (path.startsWith(ARCHIVE.fonts) && fontExtensionOf(name)) {
      if (size > LARGEST_FONT) skip(SKIPPED.largeFont);
      else fonts.push({ file, name });
    } else skip(SKIPPED.unknown);
  }
  return { document, pictures, fonts, skipped };
}

/** The archive has no document. */
export const NO_DOCUMENT = invalidField(
  'file',
  `The archive has no ${ARCHIVE.document}. Download a template as archive to see what belongs in one.`,
);

/** The document of an archive is no text. */
export const NO_TEXT = invalidField('file', `The ${ARCHIVE.document} of the archive is no text in UTF-8.`);

/** Why an archive that can't be used is refused. */
export function refusalOfZip({ reason, message }: ZipError): Refusal {
  if (reason === 'tooLarge') return { status: 413, detail: `The archive is too large. ${message}` };
  const fault = reason === 'damaged' ? 'The archive is damaged.' : 'The archive is refused.';
  return invalidField('file', `${fault} ${message}`);
}

/**
 * Gives files of an archive paths in its folders, no two of them the same. Each name keeps the number that comes next, so that
 * many files of one name are not counted anew.
 */
export function archivePaths(): (folder: string, fileName: string) => string {
  const nextNumber = new Map<string, number>();
  return (folder, fileName) => {
    const safe = outputFileName(fileName);
    const keyOf = (name: string) => folder + nameInFolder(name);
    let name = safe;
    let number = nextNumber.get(keyOf(safe)) ?? 2;
    for (; nextNumber.has(keyOf(name)); number += 1) name = numberedName(safe, number);
    nextNumber.set(keyOf(safe), number);
    if (name !== safe) nextNumber.set(keyOf(name), 2);
    return folder + name;
  };
}

/** What an archive of a template is called. */
export const archiveName = (templateName: string): string => `${templateName}.zip`;

/** What a template is called that comes out of an archive, unless it is named. */
export const nameOfArchive = (fileName: string): string => fileName.replace(/\.zip$/i, '');
