import { WHOLE_PICTURE, type PictureCrop } from './crop';
import { findFaces } from './findFaces';
import { boundsOfPart, deepestOf, partsOf } from './raster';
import { barriersOf, centreWeight, colourAt } from './saliency';

/** A small picture: four bytes a pixel (red, green, blue, opacity), row by row. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly data: ArrayLike<number>;
}

/** The longest side of the analysed raster, in pixels. */
export const SUBJECT_RASTER = 64;

/** The difference from the background, out of 510, below which a colour is background in any picture. */
const FAINT = 12;
/** The minimum share of the greatest difference for pixels of a subject. */
const STANDS_OUT = 0.4;

/** The minimum weight of further parts, as a share of the strongest. */
const ALSO = 0.5;

/**
 * Finds the subject of a picture: its faces, else its most salient parts, preferably near the centre, else the part
 * that differs most from the edges. The point of interest is deep inside it. Returns the whole picture if nothing is
 * salient.
 */
export function findSubject(raster: Raster): PictureCrop {
  const barriers = barriersOf(raster);
  const faces = findFaces(raster, barriers);
  if (faces.length > 0) return cropAround(faces, raster);
  const parts = foremostParts(barriers, raster);
  return parts.length > 0 ? cropAround(parts, raster) : cropAround(partAtEdge(raster), raster);
}

/** Returns the crop around parts, with the point of interest in the first. */
function cropAround(parts: readonly ReadonlySet<number>[], raster: Raster): PictureCrop {
  const { width, height } = raster;
  const [first] = parts;
  if (!first) return WHOLE_PICTURE;
  const point = deepestOf(first, raster);
  const all = parts.map((part) => boundsOfPart(part, raster));
  const [left, top] = [Math.min(...all.map((each) => each.left)), Math.min(...all.map((each) => each.top))];
  const [right, bottom] = [
    Math.max(...all.map((each) => each.right)),
    Math.max(...all.map((each) => each.bottom)),
  ];
  return {
    pointOfInterest: {
      x: share((point % width) + 0.5, width),
      y: share(Math.floor(point / width) + 0.5, height),
    },
    subjectArea: {
      x: share(left, width),
      y: share(top, height),
      width: share(right - left, width),
      height: share(bottom - top, height),
    },
  };
}

/** Returns the most salient parts, the strongest first. */
function foremostParts(barriers: Float64Array, raster: Raster): readonly ReadonlySet<number>[] {
  const weights = Float64Array.from(barriers, (barrier, at) => barrier * centreWeight(at, raster));
  const greatest = weights.reduce((most, weight) => Math.max(most, weight), 0);
  if (greatest < FAINT) return [];
  // A quarter of the pixels is usually background, whose saliency is grain.
  const grain = barriers.slice().sort()[Math.floor(barriers.length / 4)] ?? 0;
  const limit = Math.max(FAINT, grain + (greatest - grain) * STANDS_OUT);
  const weighed = partsOf((at) => (barriers[at] ?? 0) >= limit, raster)
    .map((part) => ({ part, weight: [...part].reduce((sum, at) => sum + (weights[at] ?? 0), 0) }))
    .sort((one, other) => other.weight - one.weight);
  const least = (weighed[0]?.weight ?? 0) * ALSO;
  return weighed.filter(({ weight }) => weight >= least).map(({ part }) => part);
}

/** Returns the part that differs most from the colour of the edges, even if it touches them; none if nothing does. */
function partAtEdge(raster: Raster): readonly ReadonlySet<number>[] {
  const difference = differences(raster, groundOf(raster));
  const greatest = Math.max(...difference);
  if (greatest < FAINT) return [];
  const limit = Math.max(FAINT, greatest * STANDS_OUT);
  const weightOf = (part: ReadonlySet<number>) =>
    [...part].reduce((sum, at) => sum + (difference[at] ?? 0), 0);
  return partsOf((at) => (difference[at] ?? 0) >= limit, raster)
    .map((part) => ({ part, weight: weightOf(part) }))
    .sort((one, other) => other.weight - one.weight)
    .slice(0, 1)
    .map(({ part }) => part);
}

const share = (part: number, whole: number) => Math.round((part / whole) * 10_000) / 10_000;

/** Returns the main colour of the edges: the median of each channel. */
function groundOf(raster: Raster): readonly number[] {
  const { width, height } = raster;
  const edge: (readonly number[])[] = [];
  for (let at = 0; at < width * height; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)];
    if (x === 0 || y === 0 || x === width - 1 || y === height - 1) edge.push(colourAt(raster, at));
  }
  return [0, 1, 2, 3].map((part) => {
    const sorted = edge.map((colour) => colour[part] ?? 0).sort((one, other) => one - other);
    return sorted[Math.floor(sorted.length / 2)] ?? 0;
  });
}

const differences = (raster: Raster, ground: readonly number[]): number[] =>
  Array.from({ length: raster.width * raster.height }, (_, at) =>
    Math.hypot(...colourAt(raster, at).map((value, part) => value - (ground[part] ?? 0))),
  );
