import { crc32 } from '@/domain/archive';
import type { PixelGrid } from '@/engine/paint/canvas';

/** Points per inch, and metres per inch. */
const [POINTS, METRES] = [72, 0.0254];
/** Bytes of a PNG before its other chunks: its signature and its first chunk, with the size in pixels. */
const PNG_HEAD = 33;
/** Bytes of a chunk beside its data: length, type and checksum. */
const CHUNK = 12;
const PHYSICAL = 'pHYs';
/** Offset of the unit of density in a JPEG with a JFIF header; two bytes across and two down follow it. */
const JFIF_UNIT = 13;
const PER_INCH = 1;
const MOST_PER_INCH = 65_535;

/** A page in points. */
interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** Computes pixels per inch, across and down, of a page in whole pixels. */
const densityOf = (page: PageSize, { width, height }: PixelGrid): readonly [number, number] => [
  (width / page.width) * POINTS,
  (height / page.height) * POINTS,
];

/** Writes the size of a page into its PNG (PNG 3, 11.3.4.3), replacing an existing one. */
export function sizePng(png: Uint8Array, page: PageSize, grid: PixelGrid): Uint8Array {
  const chunk = Buffer.alloc(9 + CHUNK);
  chunk.writeUInt32BE(9, 0);
  chunk.write(PHYSICAL, 4, 'latin1');
  densityOf(page, grid).forEach((dots, index) =>
    chunk.writeUInt32BE(Math.max(1, Math.round(dots / METRES)), 8 + index * 4),
  );
  // Pixels a metre.
  chunk[16] = 1;
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 17)), 17);
  return new Uint8Array(Buffer.concat([png.subarray(0, PNG_HEAD), chunk, ...otherChunks(png)]));
}

function* otherChunks(png: Uint8Array): Generator<Uint8Array> {
  const file = Buffer.from(png.buffer, png.byteOffset, png.byteLength);
  for (let at = PNG_HEAD; at + CHUNK <= file.length;) {
    const end = at + CHUNK + file.readUInt32BE(at);
    if (file.toString('latin1', at + 4, at + 8) !== PHYSICAL) yield file.subarray(at, end);
    at = end;
  }
}

/** Writes the size of a page into its JPEG, which has a JFIF header from the canvas. */
export function sizeJpg(jpg: Uint8Array, page: PageSize, grid: PixelGrid): Uint8Array {
  const sized = Buffer.from(jpg);
  if (sized.toString('latin1', 6, 10) !== 'JFIF') throw new Error('A JPEG of the canvas has no JFIF header.');
  sized[JFIF_UNIT] = PER_INCH;
  densityOf(page, grid).forEach((dots, index) =>
    sized.writeUInt16BE(Math.min(MOST_PER_INCH, Math.max(1, Math.round(dots))), JFIF_UNIT + 1 + index * 2),
  );
  return new Uint8Array(sized);
}
