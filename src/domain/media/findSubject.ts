import { WHOLE_PICTURE, type PictureCrop } from './crop';

/** A small picture: four bytes a pixel (red, green, blue, opacity), row by row. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly data: ArrayLike<number>;
}

/** Longest side of the raster that is looked at, in pixels. */
export const SUBJECT_RASTER = 64;

/** Difference of a colour from the ground, of 510 at most, below which it counts as ground whatever the picture. */
const FAINT = 12;
/** Share of the greatest difference from which a pixel belongs to a subject. */
const STANDS_OUT = 0.4;

/**
 * The subject of a picture: what stands out most from the colour of its edges, as one connected part. Its point of
 * interest lies inside it, as far from its edges as can be. All of the picture where nothing stands out.
 */
export function findSubject(raster: Raster): PictureCrop {
  const { width, height } = raster;
  const difference = differences(raster, groundOf(raster));
  const greatest = Math.max(...difference);
  if (greatest < FAINT) return WHOLE_PICTURE;
  const limit = Math.max(FAINT, greatest * STANDS_OUT);
  const subject = heaviestPart(difference, limit, raster);
  const depth = depthsOf(subject, raster);
  const [centreX, centreY] = middleOf(subject, width);
  let best = -1;
  let bestScore = -Infinity;
  for (const at of subject) {
    const away = Math.hypot((at % width) - centreX, Math.floor(at / width) - centreY);
    // Among pixels that are as deep the one next to the middle.
    const score = (depth.get(at) ?? 0) * (width + height) - away;
    if (score > bestScore) [best, bestScore] = [at, score];
  }
  const columns = [...subject].map((at) => at % width);
  const rows = [...subject].map((at) => Math.floor(at / width));
  const [left, top] = [Math.min(...columns), Math.min(...rows)];
  return {
    pointOfInterest: {
      x: share((best % width) + 0.5, width),
      y: share(Math.floor(best / width) + 0.5, height),
    },
    subjectArea: {
      x: share(left, width),
      y: share(top, height),
      width: share(Math.max(...columns) + 1 - left, width),
      height: share(Math.max(...rows) + 1 - top, height),
    },
  };
}

const share = (part: number, whole: number) => Math.round((part / whole) * 10_000) / 10_000;

/** A colour with its parts weighed by its opacity, so that all that is clear is the same. */
function colourAt({ data }: Raster, at: number): readonly number[] {
  const alpha = data[at * 4 + 3] ?? 0;
  return [0, 1, 2].map((part) => ((data[at * 4 + part] ?? 0) * alpha) / 255).concat(alpha);
}

/** The colour most of the edge has: the middle one of each of its parts. */
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

function* neighboursOf(at: number, { width, height }: Raster): Generator<number> {
  const x = at % width;
  if (x > 0) yield at - 1;
  if (x < width - 1) yield at + 1;
  if (at >= width) yield at - width;
  if (at < width * (height - 1)) yield at + width;
}

/** Of the connected parts above the limit the one that differs most in all. */
function heaviestPart(difference: readonly number[], limit: number, raster: Raster): Set<number> {
  const seen = new Set<number>();
  let best = new Set<number>();
  let bestWeight = 0;
  for (const [start, value] of difference.entries()) {
    if (value < limit || seen.has(start)) continue;
    const part = new Set([start]);
    let weight = 0;
    for (const at of part) {
      seen.add(at);
      weight += difference[at] ?? 0;
      for (const next of neighboursOf(at, raster)) if ((difference[next] ?? 0) >= limit) part.add(next);
    }
    if (weight > bestWeight) [best, bestWeight] = [part, weight];
  }
  return best;
}

/** How many steps each pixel of a part lies from what is not in it. */
function depthsOf(part: ReadonlySet<number>, raster: Raster): Map<number, number> {
  const { width, height } = raster;
  const isAtRim = (at: number) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    if (x === 0 || y === 0 || x === width - 1 || y === height - 1) return true;
    return [...neighboursOf(at, raster)].some((next) => !part.has(next));
  };
  const depths = new Map([...part].filter(isAtRim).map((at) => [at, 1]));
  for (const [at, depth] of depths)
    for (const next of neighboursOf(at, raster))
      if (part.has(next) && !depths.has(next)) depths.set(next, depth + 1);
  return depths;
}

function middleOf(part: ReadonlySet<number>, width: number): readonly [x: number, y: number] {
  let [x, y] = [0, 0];
  for (const at of part) {
    x += at % width;
    y += Math.floor(at / width);
  }
  return [x / part.size, y / part.size];
}
