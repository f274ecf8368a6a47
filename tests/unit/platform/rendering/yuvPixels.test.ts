import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { yuvPixels } from '../../../../platform/rendering/yuvPixels';

/** Computes unrounded luma and chroma as ITU-R BT.709 defines them, in limited range. */
function turnExactly([red = 0, green = 0, blue = 0]: readonly number[]): [number, number, number] {
  const brightness = (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
  return [
    16 + 219 * brightness,
    128 + (224 * (blue / 255 - brightness)) / 1.8556,
    128 + (224 * (red / 255 - brightness)) / 1.5748,
  ];
}

/** Frames of a size in sides of two, each different from the previous one in some of its rows. */
const films = fc
  .record({ width: fc.integer({ min: 1, max: 20 }), height: fc.integer({ min: 1, max: 30 }) })
  .chain(({ width, height }) => {
    const row = fc.uint8Array({ minLength: width * 8, maxLength: width * 8 });
    const changed = fc.array(fc.tuple(fc.nat(height * 2 - 1), row), { maxLength: 6 });
    return fc.array(changed, { minLength: 1, maxLength: 5 }).map((changes) => {
      const size = [width * 2, height * 2] as const;
      const frame = new Uint8ClampedArray(width * height * 16);
      const frames = changes.map((rows) => {
        for (const [at, pixels] of rows) frame.set(pixels, at * width * 8);
        return Uint8ClampedArray.from(frame);
      });
      return { size, frames };
    });
  });

describe('the pixels of a film', () => {
  it('F5.01 are those of BT.709 in limited range, with the mean colour of each square', () => {
    fc.assert(
      fc.property(films, ({ size: [width, height], frames }) => {
        const pixels = yuvPixels(width, height);
        const count = width * height;
        for (const frame of frames) {
          const turned = pixels.of(frame);
          const at = (index: number) => turnExactly([...frame.subarray(index * 4, index * 4 + 3)]);
          for (let index = 0; index < count; index += 1)
            expect(Math.abs((turned[index] ?? NaN) - at(index)[0])).toBeLessThan(0.51);
          for (let square = 0; square < count / 4; square += 1) {
            const across = width / 2;
            const first = Math.floor(square / across) * 2 * width + (square % across) * 2;
            const four = [first, first + 1, first + width, first + width + 1].map(at);
            for (const channel of [1, 2] as const) {
              const mean = four.reduce((sum, one) => sum + one[channel], 0) / 4;
              const own = turned[count + ((channel - 1) * count) / 4 + square] ?? NaN;
              expect(Math.abs(own - mean)).toBeLessThan(0.51);
            }
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  it('F5.01 keep black, white and grey without colour', () => {
    const greys = Uint8ClampedArray.from({ length: 256 * 2 * 4 }, (_, index) => Math.floor(index / 8) % 256);
    const turned = yuvPixels(2, 256).of(greys);
    expect([turned[0], turned[2 * 255]]).toEqual([16, 235]);
    const paired = Uint8ClampedArray.from({ length: 256 * 16 }, (_, index) => Math.floor(index / 16));
    expect(new Set(yuvPixels(2, 512).of(paired).subarray(1024))).toEqual(new Set([128]));
  });

  it('do not depend on reused rows of the frame before', () => {
    fc.assert(
      fc.property(films, ({ size, frames }) => {
        const pixels = yuvPixels(...size);
        for (const frame of frames) expect([...pixels.of(frame)]).toEqual([...yuvPixels(...size).of(frame)]);
      }),
    );
  });
});
