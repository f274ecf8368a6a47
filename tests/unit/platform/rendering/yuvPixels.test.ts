import { createRequire } from 'node:module';
import fc from 'fast-check';
import type * as Encoders from 'h264-mp4-encoder';
import { describe, expect, it } from 'vitest';
import { yuvPixels } from '../../../../platform/rendering/yuvPixels';
import { mediaOf } from './support/films';

const { createH264MP4Encoder } = createRequire(import.meta.url)('h264-mp4-encoder') as typeof Encoders;

/** The pictures in a film, without the times in its header. */
async function picturesOf(
  [width, height]: readonly [number, number],
  add: (encoder: Encoders.H264MP4Encoder) => void,
): Promise<Uint8Array> {
  const encoder = await createH264MP4Encoder();
  Object.assign(encoder, { width, height, frameRate: 30, quantizationParameter: 10 });
  encoder.initialize();
  add(encoder);
  encoder.finalize();
  const pictures = mediaOf(encoder.FS.readFile(encoder.outputFilename));
  encoder.FS.unlink(encoder.outputFilename);
  encoder.delete();
  return pictures;
}

/** Frames of a size in sides of two, each of which differs from the one before in some of its rows. */
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
  it('are those the encoder would make of them', async () => {
    await fc.assert(
      fc.asyncProperty(films, async ({ size, frames }) => {
        const pixels = yuvPixels(...size);
        const ours = await picturesOf(size, (encoder) => {
          for (const frame of frames) encoder.addFrameYuv(pixels.of(frame));
        });
        const own = await picturesOf(size, (encoder) => {
          for (const frame of frames) encoder.addFrameRgba(frame);
        });
        expect(ours.length).toBeGreaterThan(8);
        expect(Buffer.compare(ours, own)).toBe(0);
      }),
      { numRuns: 40 },
    );
  });

  it('are the same whether or not there was a frame before, of which rows are kept', () => {
    fc.assert(
      fc.property(films, ({ size, frames }) => {
        const pixels = yuvPixels(...size);
        for (const frame of frames) expect([...pixels.of(frame)]).toEqual([...yuvPixels(...size).of(frame)]);
      }),
    );
  });
});
