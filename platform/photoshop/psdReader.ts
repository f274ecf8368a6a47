import type { FileHandle } from 'node:fs/promises';
import { damaged } from './UnreadablePsdError';

/** Goes through a file from its beginning, big-endian. @throws UnreadablePsdError where it ends too early */
export interface PsdReader {
  /** Where it is, in bytes. */
  at: number;
  bytes(count: number): Promise<Buffer>;
  number(size: 2 | 4 | 8): Promise<number>;
  text(count: number): Promise<string>;
}

/** Reads a file that is open, of so many bytes. */
export function psdReader(file: FileHandle, size: number): PsdReader {
  const reader: PsdReader = {
    at: 0,
    async bytes(count) {
      // Nothing is allotted for what isn't there.
      if (reader.at + count > size) throw damaged();
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

/** Fills a buffer from a place of a file. @throws UnreadablePsdError where the file ends before */
export async function readInto(file: FileHandle, target: Uint8Array, position: number): Promise<void> {
  let filled = 0;
  while (filled < target.length) {
    const { bytesRead } = await file.read(target, filled, target.length - filled, position + filled);
    if (bytesRead === 0) throw damaged();
    filled += bytesRead;
  }
}
