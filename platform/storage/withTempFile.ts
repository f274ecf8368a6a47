import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { TooLargeError } from './errors';
import type { Content } from './Storage';

/** A temporary file in a folder of its own. */
interface TempFile {
  readonly path: string;
  /** Folder of the file, deleted with everything in it. */
  readonly folder: string;
  /** In bytes. */
  readonly size: number;
}

/**
 * Writes a stream to a temporary file for `use`; deletes file and folder afterwards.
 * @throws TooLargeError and the errors of the stream, the disk and `use`
 */
export async function withTempFile<Result>(
  content: Content,
  maxBytes: number,
  use: (file: TempFile) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'platen-file-'));
  let size = 0;
  async function* counted() {
    for await (const piece of content) {
      size += piece.byteLength;
      if (size > maxBytes) throw new TooLargeError(`More than ${maxBytes} bytes came.`);
      yield piece;
    }
  }
  try {
    const path = join(folder, 'file');
    await pipeline(counted, createWriteStream(path, { mode: 0o600 }));
    return await use({ path, folder, size });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
