/** What turns the frames of a film, one after the other, into pixels as H.264 keeps them. */
export interface YuvPixels {
  /**
   * The brightness of each pixel, then the two colours of each square of two by two. The array is the same each time.
   * @param rgba red, green, blue and alpha of each pixel, row by row; has to stay as it is until the next call; the same array
   * again is the same frame
   */
  readonly of: (rgba: Uint8ClampedArray) => Uint8Array;
}

/** So many rows are turned together, an even number: their pixels are compared at once with those of the frame before. */
const ROWS = 16;

/**
 * The encoder could do it itself, but takes three times as long, and turns rows again that are as they were in the frame
 * before, as most are in what is designed. The numbers are those of the encoder (ITU-R BT.601 in whole numbers, of a square the
 * colour of its first pixel), so that the film is the same.
 */
export function yuvPixels(width: number, height: number): YuvPixels {
  const pixels = new Uint8Array((width * height * 3) / 2);
  let before: { readonly rgba: Uint8ClampedArray; readonly bytes: Uint8Array } | undefined;
  return {
    of(rgba) {
      if (rgba === before?.rgba) return pixels;
      const now = new Uint8Array(rgba.buffer, rgba.byteOffset, rgba.byteLength);
      for (let row = 0; row < height; row += ROWS) {
        const [start, end] = [row * width * 4, Math.min(row + ROWS, height) * width * 4];
        const isAsBefore =
          before && Buffer.compare(now.subarray(start, end), before.bytes.subarray(start, end)) === 0;
        if (!isAsBefore) turn(pixels, now, width, height, row);
      }
      before = { rgba, bytes: now };
      return pixels;
    },
  };
}

/** Turns `ROWS` rows, or those that are left. */
function turn(pixels: Uint8Array, rgba: Uint8Array, width: number, height: number, firstRow: number): void {
  const last = Math.min(firstRow + ROWS, height);
  for (let index = firstRow * width; index < last * width; index += 1) {
    const [red = 0, green = 0, blue = 0] = [rgba[index * 4], rgba[index * 4 + 1], rgba[index * 4 + 2]];
    pixels[index] = ((66 * red + 129 * green + 25 * blue) >> 8) + 16;
  }
  const first = width * height;
  for (let row = firstRow; row < last; row += 2) {
    for (let column = 0; column < width; column += 2) {
      const at = (row * width + column) * 4;
      const [red = 0, green = 0, blue = 0] = [rgba[at], rgba[at + 1], rgba[at + 2]];
      const square = first + (row * width) / 4 + column / 2;
      pixels[square] = ((-38 * red - 74 * green + 112 * blue) >> 8) + 128;
      pixels[square + first / 4] = ((112 * red - 94 * green - 18 * blue) >> 8) + 128;
    }
  }
}
