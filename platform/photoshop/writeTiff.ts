import { open } from 'node:fs/promises';

/** A picture of 8 bits a sample, provided some rows at a time. */
export interface RowsOfSamples {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  readonly space: 'gray' | 'rgb' | 'cmyk';
  readonly hasAlpha: boolean;
  readonly profile: Uint8Array | undefined;
  /** The samples of so many rows, with those of a pixel adjacent. */
  readonly rows: (first: number, count: number) => Uint8Array;
}

/** Number of colour samples, and photometric interpretation of TIFF 6.0. */
const SPACES = { gray: [1, 1], rgb: [3, 2], cmyk: [4, 5] } as const;
const STRIP_BYTES = 1_000_000;
const [SHORT, LONG, UNDEFINED] = [3, 4, 7] as const;
const BYTES_OF = { [SHORT]: 2, [LONG]: 4, [UNDEFINED]: 1 };
const HEADER_BYTES = 8;

interface Entry {
  readonly tag: number;
  readonly type: typeof SHORT | typeof LONG | typeof UNDEFINED;
  readonly values: ArrayLike<number>;
}

/** Writes an uncompressed TIFF with its colour profile; its reader converts the colours. */
export async function writeTiff(path: string, picture: RowsOfSamples): Promise<void> {
  const { width, height, space, hasAlpha, profile } = picture;
  const [colours, interpretation] = SPACES[space];
  const samples = colours + (hasAlpha ? 1 : 0);
  const rowsPerStrip = Math.max(1, Math.min(height, Math.floor(STRIP_BYTES / (width * samples))));
  const strips = Array.from({ length: Math.ceil(height / rowsPerStrip) }, (_, strip) => ({
    first: strip * rowsPerStrip,
    count: Math.min(rowsPerStrip, height - strip * rowsPerStrip),
  }));
  const bytesOf = (rows: number) => rows * width * samples;
  const short = (tag: number, ...values: number[]): Entry => ({ tag, type: SHORT, values });
  const long = (tag: number, ...values: number[]): Entry => ({ tag, type: LONG, values });
  // In the order of their numbers, as the format requires.
  const directory = (offset: number): Buffer =>
    directoryOf([
      long(256, width),
      long(257, height),
      short(258, ...Array.from({ length: samples }, () => 8)),
      short(259, 1),
      short(262, interpretation),
      { tag: 273, type: LONG, values: strips.map(({ first }) => offset + bytesOf(first)) },
      short(277, samples),
      long(278, rowsPerStrip),
      { tag: 279, type: LONG, values: strips.map(({ count }) => bytesOf(count)) },
      ...(hasAlpha ? [short(338, 2)] : []),
      ...(profile ? [{ tag: 34_675, type: UNDEFINED, values: profile } as const] : []),
    ]);
  const start = HEADER_BYTES + directory(0).length;
  const header = Buffer.from([0x49, 0x49, 42, 0, HEADER_BYTES, 0, 0, 0]);
  const file = await open(path, 'wx');
  try {
    await file.appendFile(Buffer.concat([header, directory(start)]));
    for (const { first, count } of strips) await file.appendFile(picture.rows(first, count));
  } finally {
    await file.close();
  }
}

/** Writes the entries, followed by the values that do not fit into them. */
function directoryOf(entries: readonly Entry[]): Buffer {
  const table = Buffer.alloc(2 + entries.length * 12 + 4);
  table.writeUInt16LE(entries.length);
  const behind: Buffer[] = [];
  let end = HEADER_BYTES + table.length;
  entries.forEach(({ tag, type, values }, index) => {
    const at = 2 + index * 12;
    const bytes = BYTES_OF[type];
    const packed = Buffer.alloc(Math.max(4, Math.ceil((values.length * bytes) / 2) * 2));
    for (let value = 0; value < values.length; value += 1)
      packed.writeUIntLE(values[value] ?? 0, value * bytes, bytes);
    table.writeUInt16LE(tag, at);
    table.writeUInt16LE(type, at + 2);
    table.writeUInt32LE(values.length, at + 4);
    if (packed.length === 4) return void packed.copy(table, at + 8);
    table.writeUInt32LE(end, at + 8);
    behind.push(packed);
    end += packed.length;
  });
  return Buffer.concat([table, ...behind]);
}
