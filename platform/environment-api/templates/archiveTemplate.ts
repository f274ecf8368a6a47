import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { zip, type ZipEntry } from '@/domain/archive';
import { ARCHIVE, ARCHIVE_TYPE, archiveName, archivePaths } from '@/domain/template-archive';
import { fontsOf, libraryPictures, withLibraryPictures } from '@/engine/document';
import { FileAnswer } from '../../http/FileAnswer';
import { findFont, findPicture, UnreachedError } from '../library/libraryOf';
import type { Call } from '../operations';
import { readStoredDocument } from './storedDocument';
import { requireDocument } from './templateQueries';

/** A template with the pictures and fonts of its environment, as one file that `importTemplate` takes. @throws Problem 404 */
export async function archiveTemplate(call: Call<'archiveTemplate'>): Promise<FileAnswer> {
  const { database, storage, environment, params } = call;
  const { name, document: text } = await requireDocument(database, environment.id, params.templateId);
  const document = await readStoredDocument(call.readers, text);
  const place = { ...call, environmentId: environment.id };
  const giveArchivePath = archivePaths();
  /** Hashes by the path they get; one file may be named in several ways. */
  const files = new Map<string, string>();
  const pathOf = new Map<string, string>();
  const add = (of: { id?: string; fileHash: string }, folder: string, fileName: string): string => {
    const { id = of.fileHash } = of;
    const path = pathOf.get(id) ?? giveArchivePath(folder, fileName);
    pathOf.set(id, path);
    files.set(path, of.fileHash);
    return path;
  };
  const pictures = new Map<string, string>();
  for (const picture of libraryPictures(document)) {
    const found = await findPicture(place, { type: 'connector', ...picture }).catch(leaveOut);
    if (found) pictures.set(JSON.stringify(picture), add(found, ARCHIVE.pictures, found.name));
  }
  for (const font of fontsOf(document)) {
    const found = await findFont(place, font);
    if (found) add(found, ARCHIVE.fonts, `${font.family} ${font.style}.${found.extension}`);
  }
  const archived = withLibraryPictures(document, ({ connectorId, assetId }) => {
    const path = pictures.get(JSON.stringify({ connectorId, assetId }));
    return path === undefined ? undefined : { connectorId: '', assetId: path };
  });
  async function* entries(): AsyncGenerator<ZipEntry> {
    yield { name: ARCHIVE.document, bytes: Buffer.from(JSON.stringify(archived)) };
    for (const [path, hash] of files) yield { name: path, bytes: await buffer(await storage.read(hash)) };
  }
  return new FileAnswer({
    content: () => Promise.resolve(Readable.from(zip(entries(), crc32), { objectMode: false })),
    type: ARCHIVE_TYPE,
    fileName: archiveName(name),
  });
}

/** What can't be had now is not in the archive: the document goes on naming it. */
function leaveOut(error: unknown): undefined {
  if (!(error instanceof UnreachedError)) throw error;
}
