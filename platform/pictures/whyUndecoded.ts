import { open } from 'node:fs/promises';

/** Reads so many bytes of a file from an offset; fewer at its end. */
type ReadBytes = (start: number, bytes: number) => Promise<Uint8Array>;

/** Bytes of a JPEG, and entries of a TIFF, that are searched. */
const JPEG_BYTES = 1_000_000;
const MOST_ENTRIES = 500;

/** Unsupported compressions of TIFF, by their numbers. */
const PACKED: Readonly<Record<number, string>> = {
  34661: 'JBIG',
  34712: 'JPEG 2000',
  34887: 'LERC',
  34925: 'LZMA',
  50000: 'Zstandard',
  50002: 'JPEG XL',
};
/** Tags of TIFF, and their values. */
const TAG = { bits: 258, packing: 259, colours: 262, format: 339 } as const;
const CIELAB = 8;
const COMPLEX = [5, 6];

/**
 * Explains why an intact picture is not decoded.
 * @returns a sentence; `undefined` for an unknown reason
 */
export async function whyUndecoded(read: ReadBytes): Promise<string | undefined> {
  const start = Buffer.from(await read(0, 8));
  if (start.length < 8) return undefined;
  if (start[0] === 0xff && start[1] === 0xd8) return whyNoJpeg(Buffer.from(await read(0, JPEG_BYTES)));
  const mark = start.toString('latin1', 0, 4);
  if (mark === 'II*\0') return whyNoTiff(read, start.readUInt32LE(4), true);
  if (mark === 'MM\0*') return whyNoTiff(read, start.readUInt32BE(4), false);
  return undefined;
}

/** Explains why a picture file is not decoded, see `whyUndecoded`. */
export async function whyFileUndecoded(path: string): Promise<string | undefined> {
  const file = await open(path);
  try {
    return await whyUndecoded(async (start, bytes) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, start);
      return buffer.subarray(0, bytesRead);
    });
  } finally {
    await file.close();
  }
}

/** Finds the segment that begins a frame (ISO 10918-1, B.2.2): its first byte is the number of bits. */
function whyNoJpeg(jpeg: Buffer): string | undefined {
  let at = 2;
  while (at + 5 < jpeg.length) {
    const marker = jpeg[at + 1] ?? 0;
    if (jpeg[at] !== 0xff) return undefined;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) {
      const bits = jpeg[at + 4] ?? 8;
      return bits === 8
        ? undefined
        : `The JPEG has ${bits} bits a sample, which can’t be decoded: save it with 8 bits, or as TIFF.`;
    }
    at += 2 + jpeg.readUInt16BE(at + 2);
  }
  return undefined;
}

async function whyNoTiff(read: ReadBytes, place: number, isLittle: boolean): Promise<string | undefined> {
  const short = (bytes: Buffer, at: number) => (isLittle ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at));
  const long = (bytes: Buffer, at: number) => (isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at));
  const head = Buffer.from(await read(place, 2));
  if (head.length < 2) return undefined;
  const count = Math.min(short(head, 0), MOST_ENTRIES);
  const entries = Buffer.from(await read(place + 2, count * 12));
  const values = new Map<number, number>();
  for (let at = 0; at + 12 <= entries.length; at += 12) {
    if (!Object.values<number>(TAG).includes(short(entries, at))) continue;
    // The first of several values counts. More than two are stored elsewhere.
    const isElsewhere = long(entries, at + 4) > 2;
    const value = isElsewhere ? Buffer.from(await read(long(entries, at + 8), 2)) : entries.subarray(at + 8);
    if (value.length >= 2) values.set(short(entries, at), short(value, 0));
  }
  const packing = PACKED[values.get(TAG.packing) ?? 1];
  if (packing !== undefined)
    return `The TIFF is packed with ${packing}, which can’t be unpacked: save it with LZW or ZIP.`;
  if (COMPLEX.includes(values.get(TAG.format) ?? 1))
    return 'The TIFF has complex numbers for samples, which are no colours: save it with 8 or 16 bits a sample.';
  if (values.get(TAG.colours) === CIELAB && values.get(TAG.bits) === 8)
    return 'The TIFF has Lab colours of 8 bits, which can’t be decoded: save it with 16 bits, or as RGB.';
  return undefined;
}
