/** What a JPEG says of itself. */
export interface JpegHeader {
  readonly width: number;
  readonly height: number;
  /** 1 for grey, 3 for colour, 4 for the inks of print. */
  readonly channels: number;
  /** Whether a program of Adobe wrote it, whose inks are 255 where there is none. */
  readonly isAdobe: boolean;
}

/** Frames that hold the size: all but those that define tables (C4, C8, CC). */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** Reads the head of a JPEG; `undefined` where the bytes are none. */
export function readJpegHeader(bytes: Uint8Array): JpegHeader | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 4 || view.getUint16(0) !== 0xffd8) return undefined;
  let isAdobe = false;
  for (let at = 2; at + 10 <= bytes.length;) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    // Segments may be filled up with FF.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (isFrame(marker)) {
      const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)];
      return { width, height, channels: bytes[at + 9] ?? 0, isAdobe };
    }
    if (marker === 0xee) isAdobe ||= String.fromCharCode(...bytes.subarray(at + 4, at + 9)) === 'Adobe';
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}
