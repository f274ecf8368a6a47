import { isJpeg, jpegSegments } from './jpegSegments';

/** The head of a JPEG. */
export interface JpegHeader {
  readonly width: number;
  readonly height: number;
  /** 1 for grey, 3 for colour, 4 for the inks of print. */
  readonly channels: number;
  /** Whether a program of Adobe wrote it, whose inks are 255 where there is none. */
  readonly isAdobe: boolean;
  /** Whether a PDF can hold it: 8 bits a sample, coded by Huffman, baseline or progressive. */
  readonly isPlain: boolean;
}

/** Frames that hold the size: all but those that define tables (C4, C8, CC). */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
/** Baseline, extended and progressive frames; others are lossless or coded arithmetically. */
const LAST_OF_PLAIN = 0xc2;
const BITS = 8;
const ADOBE = 0xee;

/** Reads the head of a JPEG; `undefined` when the bytes are none. */
export function readJpegHeader(bytes: Uint8Array): JpegHeader | undefined {
  if (!isJpeg(bytes)) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let isAdobe = false;
  for (const { marker, start } of jpegSegments(bytes)) {
    if (start + 10 > bytes.length) return undefined;
    if (isFrame(marker)) {
      const [height, width] = [view.getUint16(start + 5), view.getUint16(start + 7)];
      const isPlain = marker <= LAST_OF_PLAIN && bytes[start + 4] === BITS;
      return { width, height, channels: bytes[start + 9] ?? 0, isAdobe, isPlain };
    }
    if (marker === ADOBE)
      isAdobe ||= String.fromCharCode(...bytes.subarray(start + 4, start + 9)) === 'Adobe';
  }
  return undefined;
}
