import fc from 'fast-check';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { openZip, zip, type ZipLimits, type ZipSource } from '@/domain/archive';

const LIMITS: ZipLimits = { entries: 20_000, file: 1_000_000, files: 10_000_000 };

async function archive(files: Readonly<Record<string, Uint8Array>>): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  const entries = Object.entries(files).map(([name, bytes]) => ({ name, bytes }));
  for await (const piece of zip(entries)) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** An archive in memory that counts the bytes read, and the bytes unpacked. */
function counted(bytes: Uint8Array) {
  const counts = { read: 0, unpacked: 0 };
  const source: ZipSource = {
    size: bytes.length,
    read: (offset, length) => {
      counts.read += length;
      return Promise.resolve(bytes.subarray(offset, offset + length));
    },
    inflate: (packed, most) => {
      counts.unpacked += most;
      return Promise.resolve(inflateRawSync(packed, { maxOutputLength: Math.max(1, most) }));
    },
  };
  return { source, counts };
}

/** Makes entries of a directory point to the local header of the first one. */
function overlapping(bytes: Uint8Array, count: number): Uint8Array {
  const copy = Buffer.from(bytes);
  const end = copy.length - 22;
  let at = copy.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    copy.writeUInt32LE(0, at + 42);
    at += 46 + copy.readUInt16LE(at + 28);
  }
  return copy;
}

describe('openZip', () => {
  it('H5.04 refuses an archive with overlapping files', async () => {
    const content = new Uint8Array(100).fill(7);
    const bytes = await archive({ 'a.png': content, 'b.png': content, 'c.png': content });
    expect(await openZip(counted(bytes).source, LIMITS)).toHaveLength(3);
    await expect(openZip(counted(overlapping(bytes, 3)).source, LIMITS)).rejects.toThrow(/shares bytes/);
  });

  it('H5.03 refuses a file over its path’s limit before unpacking', async () => {
    const bytes = await archive({
      'document.json': new Uint8Array(2_000),
      'picture.png': new Uint8Array(2_000),
    });
    const { source, counts } = counted(bytes);
    const fileAt = (path: string) => (path === 'document.json' ? 1_000 : undefined);
    await expect(openZip(source, { ...LIMITS, fileAt })).rejects.toThrow(
      /“document.json” has more than 0.001 MB/,
    );
    expect(counts.unpacked).toBe(0);
    expect(await openZip(source, { ...LIMITS, fileAt: () => undefined })).toHaveLength(2);
  });

  it('H5.04 refuses a path of more than 1,024 bytes', async () => {
    const open = async (length: number) =>
      openZip(counted(await archive({ ['a'.repeat(length)]: new Uint8Array(1) })).source, LIMITS);
    expect(await open(1_024)).toHaveLength(1);
    await expect(open(1_025)).rejects.toThrow(/more than 1024 bytes/);
  });

  it('H5.04 reads the directory of an archive once for any number of files', async () => {
    for (const count of [250, 500, 1_000]) {
      const files = Object.fromEntries(
        Array.from({ length: count }, (_, index) => [`${index}.txt`, new Uint8Array(1)]),
      );
      const bytes = await archive(files);
      const { source, counts } = counted(bytes);
      expect(await openZip(source, LIMITS)).toHaveLength(count);
      // The end record with the longest comment, and the directory.
      expect(counts.read).toBeLessThanOrEqual(22 + 0xffff + bytes.length);
    }
  });

  it('H5.05 verifies files with the given checksum', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 500 }), async (content) => {
        const bytes = await archive({ a: content });
        const seen: number[] = [];
        const [file] = await openZip(
          { ...counted(bytes).source, crc32: (given) => (seen.push(given.length), 0) },
          LIMITS,
        );
        const isZero = Buffer.from(bytes).readUInt32LE(14) === 0;
        if (isZero) expect(await file?.bytes()).toEqual(Buffer.from(content));
        else await expect(file?.bytes()).rejects.toThrow(/damaged/);
        expect(seen).toEqual([content.length]);
      }),
    );
  });

  it('unpacks archives of other programs', async () => {
    const content = Buffer.from('text '.repeat(100));
    const stored = Buffer.from(await archive({ a: content }));
    const packed = deflateRawSync(content);
    const directory = Buffer.from(stored.subarray(31 + content.length));
    const start = Buffer.from(stored.subarray(0, 31));
    start.writeUInt16LE(8, 8);
    start.writeUInt32LE(packed.length, 18);
    directory.writeUInt16LE(8, 10);
    directory.writeUInt32LE(packed.length, 20);
    directory.writeUInt32LE(31 + packed.length, directory.length - 6);
    const [file] = await openZip(counted(Buffer.concat([start, packed, directory])).source, LIMITS);
    expect(await file?.bytes()).toEqual(content);
  });
});
