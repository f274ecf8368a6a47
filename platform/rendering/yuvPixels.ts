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
 * Turns frames as ITU-R BT.709 has it, in limited range, with the mean colour of each square. The encoder itself knows BT.601
 * alone, takes three times as long, and turns rows again that are as they were in the frame before, as most are in what is designed.
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

/** Numbers of 16 bits after the point. Those of a colour add up to 0, so that grey stays grey. */
const HALF = 1 << 15;
/** The two colours are of the sum of four pixels. */
const HALF_OF_FOUR = 1 << 17;

/** Adds up a channel of two pixels and the two below. */
const sumSquare = (rgba: Uint8Array, at: number, below: number): number =>
  (rgba[at] ?? 0) + (rgba[at + 4] ?? 0) + (rgba[below] ?? 0) + (rgba[below + 4] ?? 0);

/** Turns `ROWS` rows, or those that are left. */
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
