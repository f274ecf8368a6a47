import { isJpeg, jpegSegments } from './jpegSegments';

/** The header of a JPEG. */
export interface JpegHeader {
  readonly width: number;
  readonly height: number;
  /** 1 for grey, 3 for RGB, 4 for CMYK. */
  readonly channels: number;
  /** Whether a program of Adobe wrote it; its CMYK values are inverted. */
  readonly isAdobe: boolean;
  /** Whether a PDF can contain it: 8 bits, Huffman coded, baseline or progressive. */
  readonly isPlain: boolean;
}

/** Whether a marker is a frame with the size; C4, C8 and CC are not. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
/** Baseline, extended and progressive frames; later ones are lossless or arithmetically coded. */
const LAST_OF_PLAIN = 0xc2;
const BITS = 8;
const ADOBE = 0xee;

/** Reads the header of a JPEG; `undefined` if the bytes are none. */
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
