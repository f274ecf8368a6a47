import type { ZipError, ZipLimits } from '../archive';
import { fontExtensionOf, LARGEST_FONT } from '../fonts';
import {
  mediaExtensionOf,
  nameInFolder,
  addNumber,
  refusalOfContent,
  refusalOfMediaName,
  SIGNATURE_BYTES,
  type MediaExtension,
} from '../media';
import { outputFileName } from '../output';
import { invalidField, type Refusal } from '../refusal';

/** The paths of a template's parts in its archive. */
export const ARCHIVE = { document: 'document.json', pictures: 'pictures/', fonts: 'fonts/' } as const;

/** The maximum size of an archive in bytes. */
export const LARGEST_ARCHIVE = 500_000_000;
/** The limits of unpacking an archive. */
export const ARCHIVE_LIMITS: ZipLimits = { entries: 2_000, file: 200_000_000, files: 1_000_000_000 };

/** The media type of an archive. */
export const ARCHIVE_TYPE = 'application/zip';

/** A part that an import left out, with the reason. */
export interface SkippedPart {
  path: string;
  reason: string;
}

/** The log of an import. */
export interface ImportLog {
  /** The number of pictures added to the folder. */
  readonly addedPictures: number;
  /** The number of styles added to the fonts. */
  readonly addedFonts: number;
  /** Missing fonts of the document, which the default one replaces. */
  readonly replacedFonts: { family: string; style: string }[];
  readonly skippedParts: SkippedPart[];
}

/** Reasons to leave out parts. */
export const SKIPPED = {
  unknown: 'It is no part of a template.',
  picture: 'Pictures have to be files the media take.',
  content: 'Its content does not match its extension.',
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

/**
 * Returns why a picture of an archive is left out.
 * @param content its bytes, or the first `SIGNATURE_BYTES` of them
 */
export function whyNoPicture(name: string, content: Uint8Array): string | undefined {
  if (refusalOfMediaName(name)) return SKIPPED.name;
  return refusalOfContent(name, content.subarray(0, SIGNATURE_BYTES)) && SKIPPED.content;
}

/** Sorts the files of an archive by kind; `document` is missing if the archive has none. */
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

/** The refusal of an archive without a document. */
export const NO_DOCUMENT = invalidField(
  'file',
  `The archive has no ${ARCHIVE.document}. Download a template as archive to see what belongs in one.`,
);

/** The refusal of an archive whose document is no text. */
export const NO_TEXT = invalidField('file', `The ${ARCHIVE.document} of the archive is no text in UTF-8.`);

/** Refuses an unusable archive. */
export function refusalOfZip({ reason, message }: ZipError): Refusal {
  if (reason === 'tooLarge') return { status: 413, detail: `The archive is too large. ${message}` };
  const fault = reason === 'damaged' ? 'The archive is damaged.' : 'The archive is refused.';
  return invalidField('file', `${fault} ${message}`);
}

/**
 * Returns a function that gives files unique paths in an archive. It remembers the next number of each name, so that
 * many files of one name stay fast.
 */
export function archivePaths(): (folder: string, fileName: string) => string {
  const nextNumber = new Map<string, number>();
  return (folder, fileName) => {
    const safe = outputFileName(fileName);
    const keyOf = (name: string) => folder + nameInFolder(name);
    let name = safe;
    let number = nextNumber.get(keyOf(safe)) ?? 2;
    for (; nextNumber.has(keyOf(name)); number += 1) name = addNumber(safe, number);
    nextNumber.set(keyOf(safe), number);
    if (name !== safe) nextNumber.set(keyOf(name), 2);
    return folder + name;
  };
}

/** Returns the file name of a template's archive. */
export const archiveName = (templateName: string): string => `${templateName}.zip`;

/** Returns the default name of a template imported from an archive. */
export const nameOfArchive = (fileName: string): string => fileName.replace(/\.zip$/i, '');
