import type { FileHandle } from 'node:fs/promises';
import { createDamagedError } from './UnreadablePsdError';

/** Reads a file from its beginning, big-endian. @throws UnreadablePsdError when it ends too early */
export interface PsdReader {
  /** The current position, in bytes. */
  at: number;
  bytes(count: number): Promise<Buffer>;
  number(size: 2 | 4 | 8): Promise<number>;
  text(count: number): Promise<string>;
}

/** Creates a reader of an open file of so many bytes. */
export function psdReader(file: FileHandle, size: number): PsdReader {
  const reader: PsdReader = {
    at: 0,
    async bytes(count) {
      // Allocates no memory for bytes beyond the end.
      if (reader.at + count > size) throw createDamagedError();
      const buffer = Buffer.alloc(count);
      await readInto(file, buffer, reader.at);
      reader.at += count;
      return buffer;
    },
    async number(size) {
      const bytes = await reader.bytes(size);
      if (size === 2) return bytes.readUInt16BE();
      return size === 4 ? bytes.readUInt32BE() : Number(bytes.readBigUInt64BE());
    },
    text: async (count) => (await reader.bytes(count)).toString('latin1'),
  };
  return reader;
}

/** Fills a buffer from a position in a file. @throws UnreadablePsdError when the file ends too early */
export async function readInto(file: FileHandle, target: Uint8Array, position: number): Promise<void> {
  let filled = 0;
  while (filled < target.length) {
    const { bytesRead } = await file.read(target, filled, target.length - filled, position + filled);
    if (bytesRead === 0) throw createDamagedError();
    filled += bytesRead;
  }
}
