import { fontBytes } from './fonts';

/** A stop of a gradient: its offset from 0 to 1, and red, green, blue and alpha from 0 to 255. */
type Stop = readonly [offset: number, ...colour: [red: number, green: number, blue: number, alpha: number]];

interface SweepOptions {
  readonly glyphId: number;
  readonly stops: readonly Stop[];
  /** Degrees counter-clockwise from the right. */
  readonly from: number;
  readonly to: number;
  readonly centre: readonly [x: number, y: number];
  /** 0 for colours that continue, 1 for repeated, 2 for reflected ones. */
  readonly extend?: 0 | 1 | 2;
}

const fixed = (value: number) => Math.round(value * 16_384) & 0xff_ff;

/** Writes consecutive fields of a font: pairs of a value and its bytes. */
const written = (...fields: readonly [value: number, bytes: 1 | 2 | 3 | 4][]): Buffer =>
  Buffer.concat(
    fields.map(([value, bytes]) => {
      const buffer = Buffer.alloc(bytes);
      buffer.writeUIntBE(value < 0 ? value + 2 ** (8 * bytes) : value, 0, bytes);
      return buffer;
    }),
  );

/** A colour table, version 1, with one glyph filled by a sweep. */
function colourTable({ glyphId, stops, from, to, centre: [x, y], extend = 0 }: SweepOptions): Buffer {
  const [base, none] = [34, 0];
  return Buffer.concat([
    written(
      [1, 2],
      [0, 2],
      [none, 4],
      [none, 4],
      [0, 2],
      [base, 4],
      [none, 4],
      [none, 4],
      [none, 4],
      [none, 4],
    ),
    written([1, 4], [glyphId, 2], [10, 4]),
    written([10, 1], [6, 3], [glyphId, 2]),
    written([8, 1], [12, 3], [x, 2], [y, 2], [fixed(from / 180 - 1), 2], [fixed(to / 180 - 1), 2]),
    written([extend, 1], [stops.length, 2]),
    ...stops.map(([offset, , , , alpha], index) =>
      written([fixed(offset), 2], [index, 2], [fixed(alpha / 255), 2]),
    ),
  ]);
}

const paletteTable = (stops: readonly Stop[]): Buffer =>
  Buffer.concat([
    written([0, 2], [stops.length, 2], [1, 2], [stops.length, 2], [14, 4], [0, 2]),
    ...stops.map(([, red, green, blue]) => written([blue, 1], [green, 1], [red, 1], [255, 1])),
  ]);

/** Arimo with one glyph filled by a sweep gradient around a point. */
export function sweepFont(options: SweepOptions): Uint8Array {
  const font = Buffer.from(fontBytes('arimo', '400Regular'));
  const tables = new Map<string, Buffer>();
  for (let index = 0; index < font.readUInt16BE(4); index += 1) {
    const entry = 12 + 16 * index;
    const start = font.readUInt32BE(entry + 8);
    tables.set(
      font.toString('latin1', entry, entry + 4),
      font.subarray(start, start + font.readUInt32BE(entry + 12)),
    );
  }
  tables.set('COLR', colourTable(options)).set('CPAL', paletteTable(options.stops));
  const sorted = [...tables].sort(([one], [other]) => (one < other ? -1 : 1));
  let at = 12 + 16 * sorted.length;
  const [directory, bodies]: [Buffer[], Buffer[]] = [[], []];
  for (const [tag, body] of sorted) {
    directory.push(Buffer.concat([Buffer.from(tag, 'latin1'), written([0, 4], [at, 4], [body.length, 4])]));
    const padded = Buffer.concat([body, Buffer.alloc(-body.length & 3)]);
    bodies.push(padded);
    at += padded.length;
  }
  const head = Buffer.concat([font.subarray(0, 4), written([sorted.length, 2], [0, 2], [0, 2], [0, 2])]);
  return new Uint8Array(Buffer.concat([head, ...directory, ...bodies]));
}
