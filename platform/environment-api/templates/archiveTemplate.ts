import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { zip, type ZipEntry } from '@/domain/archive';
import { ARCHIVE, ARCHIVE_TYPE, archiveName, archivePaths } from '@/domain/template-archive';
import type { LibraryPicture } from '@/engine/document';
import { FileAnswer } from '../../http/FileAnswer';
import { findFont, findPicture, UnreachedError } from '../library/libraryOf';
import { pictureKey } from '../../readers';
import type { Call } from '../operations';
import { readStoredToSave } from './storedDocument';
import { requireDocument } from './templateQueries';

/**
 * Exports a template with the pictures and fonts of its environment, as a file for `importTemplate`. @throws Problem
 * 404
 */
export async function archiveTemplate(call: Call<'archiveTemplate'>): Promise<FileAnswer> {
  const { database, storage, environment, params } = call;
  const { name, document: text } = await requireDocument(database, environment.id, params.templateId);
  const { references } = await readStoredToSave(call.readers, text);
  const place = { ...call, environmentId: environment.id };
  const giveArchivePath = archivePaths();
  /** Hashes by their path; one file may have several names. */
  const files = new Map<string, string>();
  const pathOf = new Map<string, string>();
  const add = (of: { id?: string; fileHash: string }, folder: string, fileName: string): string => {
    const { id = of.fileHash } = of;
    const path = pathOf.get(id) ?? giveArchivePath(folder, fileName);
    pathOf.set(id, path);
    files.set(path, of.fileHash);
    return path;
  };
  const pictures = new Map<string, LibraryPicture>();
  for (const picture of references.pictures) {
    const found = await findPicture(place, { type: 'connector', ...picture }).catch(leaveOut);
    if (found)
      pictures.set(pictureKey(picture), {
        connectorId: '',
        assetId: add(found, ARCHIVE.pictures, found.name),
      });
  }
  for (const font of references.fonts) {
    const found = await findFont(place, font);
    if (found) add(found, ARCHIVE.fonts, `${font.family} ${font.style}.${found.extension}`);
  }
  const archived = await readStoredToSave(call.readers, text, { pictures });
  async function* entries(): AsyncGenerator<ZipEntry> {
    yield { name: ARCHIVE.document, bytes: Buffer.from(archived.text) };
    for (const [path, hash] of files) yield { name: path, bytes: await buffer(await storage.read(hash)) };
  }
  return new FileAnswer({
    content: () => Promise.resolve(Readable.from(zip(entries(), crc32), { objectMode: false })),
    type: ARCHIVE_TYPE,
    fileName: archiveName(name),
  });
}

/** Omits unavailable files from the archive; the document still refers to them. */
function leaveOut(error: unknown): undefined {
  if (!(error instanceof UnreachedError)) throw error;
}
