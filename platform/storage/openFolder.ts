import { mkdir, open, opendir, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { MissingFileError } from './errors';
import { openIncoming } from './incoming';
import { isHash, storagePath, type ByteRange, type Storage, type StoredFile } from './Storage';

/** Stores files in a folder of this machine, restricted to the owner; several processes may share it. */
export async function openFolder(folder: string): Promise<Storage> {
  const files = join(folder, 'files');
  await mkdir(files, { recursive: true, mode: 0o700 });
  const incoming = await openIncoming(join(folder, 'incoming'));
  const pathOf = (hash: string) => join(files, storagePath(hash));
  return {
    put: (content, { maxBytes, reserve }) =>
      incoming.receive(content, maxBytes, async (path, file) => {
        await reserve?.(file);
        await moveInto(path, pathOf(file.hash));
      }),
    async read(hash, range) {
      const handle = await openToRead(pathOf(hash), hash);
      return handle.createReadStream(range && (await withinFile(handle, range)));
    },
    size: (hash) =>
      stat(pathOf(hash)).then(
        ({ size }) => size,
        (error: unknown) => undefinedIfMissing(error),
      ),
    remove: (hash) => rm(pathOf(hash), { force: true }),
    list: () => listFiles(files),
    close: () => Promise.resolve(),
  };
}

/** Moves a file to its place. Concurrent writers of the same content move the same bytes there. */
async function moveInto(path: string, target: string): Promise<void> {
  const folder = dirname(target);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await rename(path, target);
  // The names of file and folder have to be on disk too before anything refers to the file.
  for (const each of [folder, dirname(folder)]) {
    const handle = await open(each);
    await handle.sync().finally(() => handle.close());
  }
}

async function openToRead(path: string, hash: string): Promise<FileHandle> {
  try {
    return await open(path);
  } catch (error) {
    undefinedIfMissing(error);
    throw new MissingFileError(`There is no file ${hash}.`);
  }
}

async function withinFile(handle: FileHandle, range: ByteRange): Promise<ByteRange> {
  const { size } = await handle.stat();
  if (range.start >= 0 && range.start < size && range.end >= range.start) return range;
  await handle.close();
  throw new RangeError(`A file of ${size} bytes has none from ${range.start} to ${range.end}.`);
}

async function* listFiles(folder: string): AsyncIterable<StoredFile> {
  for await (const { name: part } of await opendir(folder))
    for await (const { name } of await opendir(join(folder, part))) {
      const entry = await stat(join(folder, part, name)).catch(undefinedIfMissing);
      if (entry && isHash(name)) yield { hash: name, size: entry.size };
    }
}

/** @throws any error except that of a missing file */
function undefinedIfMissing(error: unknown): undefined {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
}
