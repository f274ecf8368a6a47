/** Converts the frames of a video in turn to the pixel format of H.264. */
export interface YuvPixels {
  /**
   * Returns the luma of each pixel, then the two chroma values of each square of two by two, always in one array.
   * @param rgba red, green, blue and alpha of each pixel, row by row; unchanged until the next call; the same array
   * again means the same frame
   */
  readonly of: (rgba: Uint8ClampedArray) => Uint8Array;
}

/** Rows converted together, an even number: their pixels are first compared with the previous frame. */
const ROWS = 16;

/**
 * Converts frames to ITU-R BT.709 in limited range, with the mean colour of each square. The encoder itself supports
 * only BT.601, takes three times as long, and converts unchanged rows again, which most rows of a design are.
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

/** Fixed-point numbers with 16 fraction bits. The factors of a colour add up to 0, so that grey stays grey. */
const HALF = 1 << 15;
/** Chroma is computed from the sum of four pixels. */
const HALF_OF_FOUR = 1 << 17;

/** Adds up a channel of two pixels and the two below. */
const sumSquare = (rgba: Uint8Array, at: number, below: number): number =>
  (rgba[at] ?? 0) + (rgba[at + 4] ?? 0) + (rgba[below] ?? 0) + (rgba[below + 4] ?? 0);

/** Converts `ROWS` rows, or the remaining ones. */
function turn(pixels: Uint8Array, rgba: Uint8Array, width: number, height: number, firstRow: number): void {
  const last = Math.min(firstRow + ROWS, height);
  for (let index = firstRow * width; index < last * width; index += 1) {
    const [red = 0, green = 0, blue = 0] = [rgba[index * 4], rgba[index * 4 + 1], rgba[index * 4 + 2]];
    pixels[index] = ((11966 * red + 40254 * green + 4064 * blue + HALF) >> 16) + 16;
  }
  const first = width * height;
  for (let row = firstRow; row < last; row += 2) {
    for (let column = 0; column < width; column += 2) {
      const at = (row * width + column) * 4;
      const below = at + width * 4;
      const red = sumSquare(rgba, at, below);
      const green = sumSquare(rgba, at + 1, below + 1);
      const blue = sumSquare(rgba, at + 2, below + 2);
      const square = first + (row * width) / 4 + column / 2;
      pixels[square] = ((-6596 * red - 22188 * green + 28784 * blue + HALF_OF_FOUR) >> 18) + 128;
      pixels[square + first / 4] = ((28784 * red - 26145 * green - 2639 * blue + HALF_OF_FOUR) >> 18) + 128;
    }
  }
}
