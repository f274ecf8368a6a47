import { writePsdUint8Array } from 'ag-psd';

/** The parts of a Photoshop file for a test. */
interface PsdParts {
  /** By its number: 1 grey, 2 indexed, 3 red, green and blue, 4 cmyk, 9 Lab … */
  readonly mode: number;
  /** Samples of each plane, row by row. */
  readonly planes: readonly (readonly number[])[];
  readonly width: number;
  readonly height: number;
  /** @default 8 */
  readonly bits?: number;
  /** Whether the samples are packed. @default false */
  readonly isPacked?: boolean;
  /** Whether the plane after the colours is transparency. @default false */
  readonly isTransparent?: boolean;
  /** @default 1 */
  readonly version?: 1 | 2;
  readonly palette?: readonly number[];
  readonly resources?: readonly { readonly id: number; readonly data: Uint8Array }[];
}

const number = (value: number, bytes: number): Buffer => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, bytes - Math.min(bytes, 4), Math.min(bytes, 4));
  return buffer;
};
const section = (content: Buffer, bytes = 4): Buffer =>
  Buffer.concat([number(content.length, bytes), content]);

/** Packs a row like Photoshop, in single bytes. */
const packed = (row: Buffer): Buffer => Buffer.concat([...row].map((byte) => Buffer.from([0, byte])));

/** Writes a Photoshop file by hand, including variants that libraries do not write. */
export function psdOf(parts: PsdParts): Buffer {
  const { mode, planes, width, height, bits = 8, isPacked = false, version = 1 } = parts;
  const sampleBytes = bits / 8;
  const rows = planes.flatMap((plane) =>
    Array.from({ length: height }, (_, row) =>
      Buffer.concat(plane.slice(row * width, (row + 1) * width).map((sample) => number(sample, sampleBytes))),
    ),
  );
  const stored = isPacked ? rows.map(packed) : rows;
  const lengths = isPacked ? stored.map(({ length }) => number(length, version * 2)) : [];
  const resources = (parts.resources ?? []).map(({ id, data }) =>
    Buffer.concat([
      Buffer.from('8BIM'),
      number(id, 2),
      Buffer.alloc(2),
      section(Buffer.from(data)),
      Buffer.alloc(data.length % 2),
    ]),
  );
  // One empty layer, which is enough to mark the picture as transparent.
  const layer = Buffer.concat([Buffer.from([0xff, 0xff]), Buffer.alloc(18)]);
  // Layers of more than 8 bits are in a later block.
  const layers =
    bits === 8
      ? section(layer, version * 4)
      : Buffer.concat([Buffer.alloc(version * 4 + 4), Buffer.from('8BIMLr16'), section(layer, version * 4)]);
  return Buffer.concat([
    ...[Buffer.from('8BPS'), number(version, 2), Buffer.alloc(6), number(planes.length, 2)],
    ...[number(height, 4), number(width, 4), number(bits, 2), number(mode, 2)],
    section(Buffer.from(parts.palette ?? [])),
    section(Buffer.concat(resources)),
    section(parts.isTransparent ? layers : Buffer.alloc(0), version * 4),
    ...[number(isPacked ? 1 : 0, 2), ...lengths, ...stored],
  ]);
}

/**
 * A file written by `ag-psd`: four colours side by side, in columns of this many pixels, the last of them transparent.
 */
export function layeredPsd(column = 1): Buffer {
  const size = { width: column * 4, height: column * 4 };
  const data = new Uint8ClampedArray(size.width * size.height * 4);
  for (let pixel = 0; pixel < data.length / 4; pixel += 1)
    data.set(LAYERED[Math.floor((pixel % size.width) / column)] ?? [], pixel * 4);
  const imageData = { ...size, data, colorSpace: 'srgb' as const };
  return Buffer.from(writePsdUint8Array({ ...size, imageData, children: [{ name: 'Colours', imageData }] }));
}

/** Red, green, blue and opacity of the columns. */
export const LAYERED = [
  [230, 57, 70, 255],
  [42, 157, 143, 255],
  [0, 0, 0, 255],
  [0, 0, 255, 0],
] as const;
