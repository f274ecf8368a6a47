import { randomUUID } from 'node:crypto';
import { open, type FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { crc32, inflateRaw } from 'node:zlib';
import { openZip, ZipError, type ZipLimits, type ZipSource } from '@/domain/archive';
import { judgeUpload } from '@/domain/fonts';
import { assetName, refusalOfRoot } from '@/domain/media';
import {
  ARCHIVE,
  ARCHIVE_LIMITS,
  LARGEST_ARCHIVE,
  nameOfArchive,
  NO_DOCUMENT,
  NO_TEXT,
  partsOf,
  refusalOfZip,
  SKIPPED,
  whyNoPicture,
  type ImportLog,
  type SkippedPart,
} from '@/domain/template-archive';
import { LIMITS, type DocumentReferences, type LibraryPicture } from '@/engine/document';
import { DEFAULT_FAMILY, DEFAULT_FILES } from '@/engine/text';
import type { Database } from '../../database';
import { problemOf } from '../../http/Problem';
import { pictureKey, type DocumentToSave } from '../../readers';
import { readBuiltInFont } from '../../rendering';
import { keepFile, withTempFile } from '../../storage';
import { addUsedStorage, lockEnvironment } from '../environmentRow';
import { addStyle } from '../fonts/confirmFonts';
import { familiesOf } from '../fonts/fontUpload';
import { readFontFile } from '../fonts/uploadFonts';
import { requireItemName } from '../itemName';
import { findAbsent } from '../library/findAbsent';
import { findFont } from '../library/libraryOf';
import { requireFolderAt, selectFolders } from '../media/mediaQueries';
import { readContents, type Contents } from '../media/readAsset';
import { placeAsset } from '../media/uploadMedia';
import type { Call } from '../operations';
import { readStoredToSave, requireToSave } from './storedDocument';
import { insertTemplate } from './templateQueries';

type Importing = Call<'importTemplate'>;
type Parts = ReturnType<typeof partsOf<Awaited<ReturnType<typeof openZip>>[number]>>;
type FontFile = Awaited<ReturnType<typeof readFontFile>>[number];

interface KeptPicture {
  /** In the archive. */
  readonly path: string;
  /** The id of its asset. */
  readonly id: string;
  readonly name: string;
  readonly contents: Contents;
}

/** Parts of an archive in the storage, not referenced yet. */
interface Kept {
  /** Refers to the pictures by the ids of their assets. */
  readonly document: DocumentToSave;
  readonly pictures: readonly KeptPicture[];
  readonly fonts: readonly (FontFile & { path: string })[];
  readonly skipped: SkippedPart[];
}

const inflate = promisify<Uint8Array, { maxOutputLength: number }, Buffer>(inflateRaw);

/** Stops unpacking the document at the size limit of documents. */
const LIMITS_OF_IMPORT: ZipLimits = {
  ...ARCHIVE_LIMITS,
  fileAt: (path) => (path === ARCHIVE.document ? LIMITS.bytes : undefined),
};

/**
 * Imports a template from an archive, with its pictures and the missing fonts, all or nothing: stored files of a
 * rejected archive are purged. @returns the template's id @throws Problem 400, 404 or 413
 */
export async function importTemplate(call: Importing): Promise<{ id: string; log: ImportLog }> {
  const { database, recorded, environment, query = {} } = call;
  const folderId = requireFolderAt(await selectFolders(database, environment.id), query.folderPath);
  if (folderId === null) throw problemOf(refusalOfRoot());
  const upload = await call.upload();
  const name = requireItemName(query.name ?? nameOfArchive(upload.fileName));
  const kept = await withTempFile(upload.content, LARGEST_ARCHIVE, ({ path, size }) =>
    call.unpack(() => keepParts(call, path, size)),
  );
  call.signal.throwIfAborted();
  const add = async (transaction: Database) => {
    const within = { ...call, database: transaction };
    await lockEnvironment(transaction, environment.id);
    for (const { path: _, ...picture } of kept.pictures)
      await placeAsset(within, folderId, { ...picture, whenTaken: 'keepBoth' });
    const fonts = await addFonts(within, kept);
    const id = await insertTemplate(within, name, kept.document);
    const { references } = kept.document;
    const log: ImportLog = {
      addedPictures: kept.pictures.length,
      addedFonts: fonts.added,
      replacedFonts: await missingFonts(within, references),
      skippedParts: [...kept.skipped, ...fonts.skipped, ...(await missingPictures(within, references))],
    };
    return { id, log };
  };
  return recorded(add, ({ id }) => [id]);
}

/** Replaces the archive's pictures in the document by their assets, before the transaction, which waits for no thread. */
function replacePictures(
  { readers }: Importing,
  { references, text }: DocumentToSave,
  kept: readonly KeptPicture[],
): Promise<DocumentToSave> {
  const ids = new Map(kept.map(({ path, id }) => [path, id]));
  const pictures = new Map<string, LibraryPicture>();
  for (const picture of references.pictures) {
    const { assetId } = picture;
    const id = ids.get(assetId) ?? ids.get(ARCHIVE.pictures + assetId);
    if (id !== undefined) pictures.set(pictureKey(picture), { connectorId: '', assetId: id });
  }
  return readStoredToSave(readers, text, { pictures });
}

async function keepParts(call: Importing, path: string, size: number): Promise<Kept> {
  const handle = await open(path);
  try {
    const parts = partsOf(await openZip(sourceOf(handle, size), LIMITS_OF_IMPORT));
    if (!parts.document) throw problemOf(NO_DOCUMENT);
    const text = textOf(await parts.document.bytes());
    const document = await requireToSave(call.readers, text, call.environment);
    const skipped = [...parts.skipped];
    const pictures = await keepPictures(call, parts, skipped);
    const fonts = await keepFonts(call, parts, skipped);
    const placed = pictures.length === 0 ? document : await replacePictures(call, document, pictures);
    return { document: placed, pictures, fonts, skipped };
  } catch (error) {
    throw error instanceof ZipError ? problemOf(refusalOfZip(error)) : error;
  } finally {
    await handle.close();
  }
}

const sourceOf = (handle: FileHandle, size: number): ZipSource => ({
  size,
  read: async (offset, length) => {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, offset);
    return buffer.subarray(0, bytesRead);
  },
  // Node rejects a limit of zero.
  inflate: (packed, most) => inflate(packed, { maxOutputLength: Math.max(most, 1) }),
  crc32,
});

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw problemOf(NO_TEXT);
  }
}

async function keepPictures(call: Importing, { pictures }: Parts, skipped: SkippedPart[]) {
  const kept: KeptPicture[] = [];
  for (const { file, name, extension } of pictures) {
    call.signal.throwIfAborted();
    const { path } = file;
    const content = await file.bytes();
    const why = call.may('media.edit') ? whyNoPicture(name, content) : SKIPPED.noMedia;
    if (why !== undefined) skipped.push({ path, reason: why });
    else {
      const file = await keepFile(call, Readable.from([content]), ARCHIVE_LIMITS.file);
      const contents = await readContents(call, extension, file);
      kept.push({ path, id: randomUUID(), name: assetName(name, extension), contents });
    }
  }
  return kept;
}

async function keepFonts(call: Importing, { fonts }: Parts, skipped: SkippedPart[]) {
  const kept: (FontFile & { path: string })[] = [];
  for (const { file, name } of fonts) {
    call.signal.throwIfAborted();
    const { path } = file;
    const content = await file.bytes();
    if (!call.may('font.edit')) skipped.push({ path, reason: SKIPPED.noFonts });
    else {
      const read = await readFontFile(call, { fileName: name, content });
      kept.push(...read.map((font) => ({ path, ...font })));
    }
  }
  return kept;
}

/** Adds the styles that the environment lacks. */
async function addFonts({ database, environment, now }: Importing, { fonts }: Kept) {
  const { taken } = await familiesOf(database, environment.id, fonts);
  const errors = judgeUpload(
    fonts.map((font) => ({ ...font, id: font.path, fault: font.fault ?? null })),
    taken,
  );
  const skipped: SkippedPart[] = [];
  let [added, bytes] = [0, 0];
  for (const [index, font] of fonts.entries()) {
    const [error] = errors[index] ?? [];
    if (!error) {
      await addStyle(database, environment.id, font, now);
      added += 1;
      bytes += font.fileSize ?? 0;
    } else if (error.code !== 'duplicate') skipped.push({ path: font.path, reason: error.message });
  }
  await addUsedStorage(database, environment.id, { column: 'fontsBytes', bytes });
  return { added, skipped };
}

/** Finds the fonts of a document that neither the environment nor the platform has. */
async function missingFonts({ database, environment }: Importing, { fonts }: DocumentReferences) {
  const missing = new Map<string, { family: string; style: string }>();
  for (const font of fonts) {
    const { family, style } = font;
    const isBuiltIn = readBuiltInFont(family === DEFAULT_FAMILY ? DEFAULT_FILES : family, style);
    if (isBuiltIn || (await findFont({ database, environmentId: environment.id }, font))) continue;
    missing.set(JSON.stringify([family, style]), { family, style });
  }
  return [...missing.values()];
}

async function missingPictures({ database, environment }: Importing, { pictures }: DocumentReferences) {
  const place = { database, environmentId: environment.id };
  const missing = await findAbsent(place, pictures);
  return [...missing].map(({ assetId }): SkippedPart => ({ path: assetId, reason: SKIPPED.missing }));
}
