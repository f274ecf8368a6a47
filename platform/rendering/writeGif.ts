import gifenc from 'gifenc';
import type { Frames } from './paintFrames';
import { RenderError } from './renderTypes';

type Palette = ReturnType<typeof gifenc.quantize>;

/** Numbers of colours to try until a file is small enough. One further colour marks unchanged pixels. */
const COLOURS = [255, 127, 63, 31, 15] as const;
/** Numbers of evenly spread frames and pixels from which the colours are chosen. */
const SAMPLED = { frames: 16, pixels: 1_000_000 } as const;
/** Bits of a channel in the lookup of the nearest colour. */
const LOOKED_UP_BITS = 5;
/** Shortest time for which browsers show a frame, in hundredths of a second. */
const SHORTEST = 2;

/**
 * Writes a GIF that repeats for ever. All frames share one palette, so that unchanged parts do not flicker, and each
 * frame contains only the changes. @param largest bytes @throws RenderError when it gets larger, even with few colours
 */
export async function writeGif(frames: Frames, largest = Infinity): Promise<Uint8Array> {
  const samples = await sample(frames);
  for (const count of COLOURS) {
    const palette = gifenc.quantize(samples, count, { format: 'rgb444' });
    const file = await encode(frames, palette, largest);
    if (file) return file;
  }
  throw new RenderError(
    `The GIF gets larger than ${largest / 1_000} KB, which its output setting allows, even with few colours. Take a smaller scaling or fewer frames a second.`,
  );
}

/** Samples pixels of some frames: red, green, blue and alpha of each. */
async function sample({ width, height, count, paint }: Frames): Promise<Uint8Array> {
  const chosen = Math.min(count, SAMPLED.frames);
  let stride = Math.ceil((width * height * chosen) / SAMPLED.pixels);
  // Avoids sampling the same columns in every row.
  while (stride > 1 && width % stride === 0) stride += 1;
  const perFrame = Math.ceil((width * height) / stride);
  const samples = new Uint8Array(chosen * perFrame * 4);
  for (let number = 0; number < chosen; number += 1) {
    const frame = await paint(Math.round((number * (count - 1)) / Math.max(1, chosen - 1)));
    for (let index = 0; index < perFrame; index += 1) {
      const from = index * stride * 4;
      samples.set(frame.subarray(from, from + 4), (number * perFrame + index) * 4);
    }
  }
  return samples;
}

/** Finds the nearest colour; similar ones always get the same. */
function matcher(palette: Palette): (red: number, green: number, blue: number) => number {
  const found = new Int16Array(1 << (3 * LOOKED_UP_BITS)).fill(-1);
  const drop = 8 - LOOKED_UP_BITS;
  return (red, green, blue) => {
    const key =
      ((red >> drop) << (2 * LOOKED_UP_BITS)) | ((green >> drop) << LOOKED_UP_BITS) | (blue >> drop);
    const known = found[key] as number;
    if (known >= 0) return known;
    return (found[key] = gifenc.nearestColorIndex(palette, [red, green, blue]));
  };
}

/** Encodes the file; returns nothing as soon as it gets too large. */
async function encode(frames: Frames, palette: Palette, largest: number): Promise<Uint8Array | undefined> {
  const { width, height, count } = frames;
  const gif = gifenc.GIFEncoder();
  const match = matcher(palette);
  const unchanged = palette.length;
  const shown = new Uint8Array(width * height);
  const written = new Uint8Array(width * height);
  let before: Uint8ClampedArray | undefined;
  let ended = 0;
  for (let index = 0; index < count; index += 1) {
    const samples = await frames.paint(index);
    if (samples === before) written.fill(unchanged);
    else {
      for (let pixel = 0, at = 0; pixel < shown.length; pixel += 1, at += 4) {
        const colour = match(samples[at] as number, samples[at + 1] as number, samples[at + 2] as number);
        written[pixel] = index > 0 && shown[pixel] === colour ? unchanged : colour;
        shown[pixel] = colour;
      }
    }
    before = samples;
    // Rounded from the start, so that rounding errors do not accumulate.
    const end = Math.max(ended + SHORTEST, Math.round(frames.endOf(index) / 10));
    gif.writeFrame(written, width, height, {
      ...(index === 0
        ? { palette: [...palette, [0, 0, 0]], repeat: 0 }
        : { transparent: true, transparentIndex: unchanged }),
      dispose: 1,
      delay: (end - ended) * 10,
    });
    ended = end;
    if (gif.bytesView().length >= largest) return undefined;
  }
  gif.finish();
  return gif.bytes();
}
