import type { FileHandle } from 'node:fs/promises';
import { readPsd, initializeCanvas } from 'ag-psd';
import type { PsdHead } from './psdHead';
import { psdReader, readInto } from './psdReader';
import { createDamagedError } from './UnreadablePsdError';

/** Four samples per pixel, one pixel after the other. */
export type Samples = Uint8ClampedArray;

const MODES = { gray: 1, rgb: 3 };
const HEAD_BYTES = 26 + 4 + 4 + 8 + 2;
const [RAW, ROW_BY_ROW] = [0, 1];

initializeCanvas(
  () => {
    throw new Error('Nothing is drawn here.');
  },
  (width, height) => ({
    width,
    height,
    colorSpace: 'srgb' as const,
    data: new Uint8ClampedArray(width * height * 4),
  }),
);

/** The position of a plane of samples in a file, and the packed lengths of its rows. */
interface Plane {
  readonly start: number;
  readonly bytes: number;
  readonly rows: Uint32Array | undefined;
}

/** Finds the planes of the picture. @throws UnreadablePsdError */
export async function findPlanes(
  file: FileHandle,
  size: number,
  { width, height, sampleBytes, planes, start, isLarge }: PsdHead,
): Promise<readonly Plane[]> {
  const reader = psdReader(file, size);
  reader.at = start;
  const packing = await reader.number(2);
  if (packing !== RAW && packing !== ROW_BY_ROW) throw createDamagedError();
  const lengthBytes = isLarge ? 4 : 2;
  const table = packing === RAW ? undefined : await reader.bytes(planes * height * lengthBytes);
  let at = reader.at;
  return Array.from({ length: planes }, (_, plane) => {
    const rows =
      table &&
      Uint32Array.from({ length: height }, (_row, row) =>
        table.readUIntBE((plane * height + row) * lengthBytes, lengthBytes),
      );
    const bytes = rows ? rows.reduce((sum, row) => sum + row, 0) : width * height * sampleBytes;
    at += bytes;
    if (at > size) throw createDamagedError();
    return { start: at - bytes, bytes, rows };
  });
}

/**
 * Reads up to four planes, as 8 bits of each sample. Written as a flat file for the reader: layers may be far larger,
 * and the reader treats any fourth plane as transparency and fails with more.
 * @throws UnreadablePsdError
 */
export async function readPlanes(
  file: FileHandle,
  { width, height, sampleBytes }: PsdHead,
  planes: readonly Plane[],
): Promise<Samples> {
  const lengths = planes.flatMap(({ rows }) => (rows ? [rows] : []));
  const tableBytes = lengths.length * height * 4;
  const size = planes.reduce((sum, { bytes }) => sum + bytes, HEAD_BYTES + tableBytes);
  // Packed rows are never much longer than unpacked ones.
  if (size > HEAD_BYTES + tableBytes + planes.length * height * (2 * width * sampleBytes + 2))
    throw createDamagedError();
  const flat = Buffer.alloc(size);
  // The two bytes of a sample are adjacent, so they become two pixels of one byte each.
  const across = width * sampleBytes;
  flat.write('8BPS', 'latin1');
  // A large document, whose sides may be longer.
  flat.writeUInt16BE(2, 4);
  flat.writeUInt16BE(planes.length, 12);
  flat.writeUInt32BE(height, 14);
  flat.writeUInt32BE(across, 18);
  flat.writeUInt16BE(8, 22);
  flat.writeUInt16BE(planes.length === 1 ? MODES.gray : MODES.rgb, 24);
  flat.writeUInt16BE(lengths.length > 0 ? ROW_BY_ROW : RAW, HEAD_BYTES - 2);
  let at = HEAD_BYTES;
  for (const rows of lengths) for (const row of rows) at = flat.writeUInt32BE(row, at);
  for (const { start, bytes } of planes) {
    await readInto(file, flat.subarray(at, at + bytes), start);
    at += bytes;
  }
  try {
    const { imageData } = readPsd(flat, { useImageData: true, strict: true });
    if (!(imageData?.data instanceof Uint8ClampedArray)) throw createDamagedError();
    return sampleBytes === 1 ? imageData.data : upperBytes(imageData.data);
  } catch (error) {
    throw createDamagedError(error);
  }
}

/** Keeps the first of every two pixels: the upper bytes of two-byte samples. Works in place, into the first half. */
function upperBytes(samples: Samples): Samples {
  const pixels = new Uint32Array(samples.buffer, samples.byteOffset, samples.length / 4);
  for (let pixel = 0; pixel < pixels.length / 2; pixel += 1) pixels[pixel] = pixels[pixel * 2] ?? 0;
  return samples.subarray(0, samples.length / 2);
}
