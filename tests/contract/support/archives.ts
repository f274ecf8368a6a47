import { buffer } from 'node:stream/consumers';
import { deflateRawSync } from 'node:zlib';
import { zip } from '@/domain/archive';

type Content = string | Uint8Array;

/** Makes an uncompressed zip archive of these files. */
export const archiveOf = (files: Readonly<Record<string, Content>>): Promise<Buffer> =>
  buffer(zip(Object.entries(files).map(([name, content]) => ({ name, bytes: Buffer.from(content) }))));

/** Makes the same archive with its first file compressed, as by other programs, and with the stated size. */
export async function packedArchive(name: string, content: Buffer, said = content.length): Promise<Buffer> {
  const stored = await archiveOf({ [name]: content });
  const packed = deflateRawSync(content);
  const header = 30 + Buffer.byteLength(name);
  const directory = Buffer.from(stored.subarray(header + content.length));
  const start = Buffer.from(stored.subarray(0, header));
  start.writeUInt16LE(8, 8);
  start.writeUInt32LE(packed.length, 18);
  start.writeUInt32LE(said, 22);
  directory.writeUInt16LE(8, 10);
  directory.writeUInt32LE(packed.length, 20);
  directory.writeUInt32LE(said, 24);
  directory.writeUInt32LE(header + packed.length, directory.length - 6);
  return Buffer.concat([start, packed, directory]);
}
