import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { identifyPlace, identifyProcess, requireRoom } from '../database';
import { TooLargeError } from './errors';
import type { Content, StoredFile } from './Storage';

/** Most bytes written between checks of the free space. */
const LOOK_EVERY = 8 * 1024 * 1024;
/** Milliseconds without a change after which an incoming file of a process elsewhere counts as abandoned. */
const SILENCE = 24 * 60 * 60_000;

/** The folder of incoming files, each named after the process that receives it. */
export interface Incoming {
  /**
   * Writes a stream to a file of its own, flushed to disk, and passes it to `use`. Deletes the file afterwards unless
   * it was renamed. @throws TooLargeError and the errors of the stream, the disk and `use`
   */
  receive(
    content: Content,
    maxBytes: number,
    use: (path: string, file: StoredFile) => Promise<void>,
  ): Promise<StoredFile>;
}

/** Opens the folder for incoming files, restricted to the owner, and deletes files of dead processes. */
export async function openIncoming(folder: string): Promise<Incoming> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const place = createHash('sha256')
    .update(await identifyPlace())
    .digest('hex')
    .slice(0, 16);
  await removeLeftovers(folder, place);
  const owner = [process.pid, (await identifyProcess(process.pid)) ?? '', place].join('.');
  return {
    async receive(content, maxBytes, use) {
      const path = join(folder, `${owner}.${randomUUID()}`);
      try {
        const file = await write(path, content, maxBytes, folder);
        await use(path, file);
        return file;
      } finally {
        await rm(path, { force: true });
      }
    },
  };
}

async function write(path: string, content: Content, maxBytes: number, folder: string): Promise<StoredFile> {
  const hash = createHash('sha256');
  const handle = await open(path, 'wx', 0o600);
  let size = 0;
  let unchecked = LOOK_EVERY;
  try {
    for await (const piece of content) {
      size += piece.byteLength;
      if (size > maxBytes) throw new TooLargeError(`More than ${maxBytes} bytes came.`);
      unchecked += piece.byteLength;
      if (unchecked >= LOOK_EVERY) {
        requireRoom(folder);
        unchecked = 0;
      }
      hash.update(piece);
      await handle.writeFile(piece);
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
  return { hash: hash.digest('hex'), size };
}

async function removeLeftovers(folder: string, place: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (await isLeftover(path, name, place)) await rm(path, { force: true });
  }
}

/**
 * Whether the process that received a file is gone: reported by the system for one in this place, else guessed from the
 * time.
 */
async function isLeftover(path: string, name: string, place: string): Promise<boolean> {
  const [pid, identity, elsewhere] = name.split('.');
  if (elsewhere === place) return (await identifyProcess(Number(pid))) !== identity;
  const touchedAt = await stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => Date.now(),
  );
  return Date.now() - touchedAt > SILENCE;
}
