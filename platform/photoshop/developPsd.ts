import { open } from 'node:fs/promises';
import sharp from 'sharp';
import { findPlanes, readPlanes, type Samples } from './flatPsd';
import { COLOUR_PLANES, readPsdHead, type PsdHead } from './psdHead';
import { psdReader } from './psdReader';
import { createDamagedError, UnreadablePsdError } from './UnreadablePsdError';
import { writeTiff } from './writeTiff';

const WHITE = 255;

/**
 * Converts the composite picture of a Photoshop file to a PNG in sRGB, with 8 bits a sample and transparency. Call it
 * in a thread that can be terminated. @param options.seconds time limit of the last step
 * @throws UnreadablePsdError
 */
export async function developPsd(
  path: string,
  target: string,
  { seconds }: { readonly seconds: number },
): Promise<void> {
  const between = `${target}.tif`;
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const head = await readPsdHead(psdReader(file, size));
    const planes = await findPlanes(file, size, head);
    const pick = (from: number, to: number) => readPlanes(file, head, planes.slice(from, to));
    const alpha = head.alpha === undefined ? undefined : firstOf(await pick(head.alpha, head.alpha + 1));
    const colours = await pick(0, COLOUR_PLANES[head.space]);
    await writeTiff(between, {
      width: head.width,
      height: head.height,
      profile: head.profile,
      space: head.space === 'indexed' ? 'rgb' : head.space,
      hasAlpha: alpha !== undefined,
      rows: (first, count) => rowsOf(head, { colours, alpha }, first, count),
    });
  } catch (error) {
    throw error instanceof UnreadablePsdError ? error : createDamagedError(error);
  } finally {
    await file.close();
  }
  await sharp(between, { limitInputPixels: false, sequentialRead: true })
    .toColourspace('srgb')
    .timeout({ seconds })
    .png()
    .toFile(target);
}

/** Extracts the first sample of each pixel. */
function firstOf(samples: Samples): Uint8Array {
  const first = new Uint8Array(samples.length / 4);
  for (let pixel = 0; pixel < first.length; pixel += 1) first[pixel] = samples[pixel * 4] ?? 0;
  return first;
}

/** Converts rows of samples to those of TIFF: no white behind transparent parts, 255 for full ink. */
function rowsOf(
  { width, space, palette }: PsdHead,
  { colours, alpha }: { readonly colours: Samples; readonly alpha: Uint8Array | undefined },
  first: number,
  count: number,
): Uint8Array {
  const planes = space === 'indexed' ? 3 : COLOUR_PLANES[space];
  const step = planes + (alpha ? 1 : 0);
  const rows = new Uint8Array(count * width * step);
  for (let pixel = 0; pixel < count * width; pixel += 1) {
    const from = first * width + pixel;
    const opacity = alpha?.[from] ?? WHITE;
    for (let plane = 0; plane < planes; plane += 1) {
      const sample = palette ? palette[plane * 256 + (colours[from * 4] ?? 0)] : colours[from * 4 + plane];
      const bare = removeWhite(sample ?? 0, opacity);
      rows[pixel * step + plane] = space === 'cmyk' ? WHITE - bare : bare;
    }
    if (alpha) rows[pixel * step + planes] = opacity;
  }
  return rows;
}

/** Removes the white mixed into a sample that is not fully opaque. */
const removeWhite = (sample: number, opacity: number): number =>
  opacity === 0 || opacity === WHITE
    ? sample
    : Math.min(WHITE, Math.max(0, Math.round(WHITE - ((WHITE - sample) * WHITE) / opacity)));
