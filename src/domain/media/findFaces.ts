import type { Raster } from './findSubject';
import { boundsOfPart, partsOf } from './raster';
import { centreWeight, colourAt } from './saliency';

/** The range of skin colours of all tones, as differences from grey (ITU-R BT.601). */
const SKIN = { blue: [77, 126], red: [134, 178], light: 35 } as const;
/** The minimum saliency of a face, out of 1,020. */
const STANDS_OUT = 18;
/** The area of a face, as shares of the picture. */
const SMALLEST = 0.004;
const LARGEST = 0.4;
/** Limits of height over width, with and without hair and neck, and the minimum share of its bounds. */
const RATIOS = [0.7, 2.6] as const;
const FILLED = 0.5;
/** The minimum weight of its place, see `centreWeight`, since a face in a corner is unlikely. */
const CENTRED = 0.25;
/** The minimum weight of further faces, as a share of the strongest. */
const ALSO = 0.25;

/**
 * Finds probable faces: skin-coloured, salient, and about as high as wide.
 * @param barriers the saliency of each pixel, see `barriersOf`
 * @returns the strongest first
 */
export function findFaces(raster: Raster, barriers: ArrayLike<number>): readonly ReadonlySet<number>[] {
  const isFace = (at: number) => (barriers[at] ?? 0) >= STANDS_OUT && isSkin(colourAt(raster, at));
  const weighed = partsOf(isFace, raster)
    .filter((part) => hasShape(part, raster))
    .map((part) => ({ part, weight: weightOf(part, raster) }))
    .filter(({ part, weight }) => weight >= part.size * CENTRED)
    .sort((one, other) => other.weight - one.weight);
  const least = (weighed[0]?.weight ?? 0) * ALSO;
  return weighed.filter(({ weight }) => weight >= least).map(({ part }) => part);
}

function isSkin([red = 0, green = 0, blue = 0]: readonly number[]): boolean {
  const light = 0.299 * red + 0.587 * green + 0.114 * blue;
  const ofBlue = 128 + 0.564 * (blue - light);
  const ofRed = 128 + 0.713 * (red - light);
  const within = (value: number, [low, high]: readonly [number, number]) => value >= low && value <= high;
  return light >= SKIN.light && within(ofBlue, SKIN.blue) && within(ofRed, SKIN.red);
}

function hasShape(part: ReadonlySet<number>, raster: Raster): boolean {
  const share = part.size / (raster.width * raster.height);
  const { left, top, right, bottom } = boundsOfPart(part, raster);
  const [across, down] = [right - left, bottom - top];
  const ratio = down / across;
  return (
    share >= SMALLEST &&
    share <= LARGEST &&
    ratio >= RATIOS[0] &&
    ratio <= RATIOS[1] &&
    part.size / (across * down) >= FILLED
  );
}

const weightOf = (part: ReadonlySet<number>, raster: Raster): number =>
  [...part].reduce((sum, at) => sum + centreWeight(at, raster), 0);
