import type { Raster } from './findSubject';

/** The number of passes over the picture, alternately forwards and backwards. */
const PASSES = 4;
/** The tolerance of equal colours at the edge, and the minimum share of the edge for background. */
const NEAR = 60;
const COMMON = 0.12;
/** The spread of the centre's weight, in shares of the sides. */
const SPREAD = 0.3;

/** Returns a colour multiplied by its opacity, so that all transparent pixels are equal. */
export function colourAt({ data }: Raster, at: number): readonly number[] {
  const alpha = data[at * 4 + 3] ?? 0;
  return [0, 1, 2].map((part) => ((data[at * 4 + part] ?? 0) * alpha) / 255).concat(alpha);
}

/**
 * Returns the saliency of each pixel: the minimum barrier on a path from the edge, which is the range of values on it
 * (Zhang et al., Minimum Barrier Salient Object Detection, 2015). Even or fading areas such as skies and walls are not
 * salient.
 */
export function barriersOf(raster: Raster): Float64Array {
  const smooth = smoothChannels(raster);
  const ground = groundsOf(smooth, raster);
  const sum = new Float64Array(raster.width * raster.height);
  for (const values of smooth)
    for (const [at, barrier] of barriersOfChannel(values, ground, raster).entries())
      sum[at] = (sum[at] ?? 0) + barrier;
  return sum;
}

/** Returns the weight of a position, since a subject is rarely at an edge. */
export function centreWeight(at: number, { width, height }: Raster): number {
  const x = ((at % width) + 0.5) / width - 0.5;
  const y = (Math.floor(at / width) + 0.5) / height - 0.5;
  return Math.exp(-(x * x + y * y) / (2 * SPREAD * SPREAD));
}

/** Returns the channels of a picture after a median filter, which removes grain and keeps edges. */
function smoothChannels(raster: Raster): readonly Float64Array[] {
  const { width, height } = raster;
  const colours = Array.from({ length: width * height }, (_, at) => colourAt(raster, at));
  return [0, 1, 2, 3].map((part) =>
    Float64Array.from(colours, (_, at) => {
      const [x, y] = [at % width, Math.floor(at / width)];
      const around: number[] = [];
      for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1)
        for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column += 1)
          around.push(colours[row * width + column]?.[part] ?? 0);
      around.sort((one, other) => one - other);
      return around[Math.floor(around.length / 2)] ?? 0;
    }),
  );
}

/** Returns the edge pixels whose colour covers much of the edges: a tower that touches an edge is no background. */
function groundsOf(channels: readonly Float64Array[], { width, height }: Raster): ReadonlySet<number> {
  const edge: number[] = [];
  for (let at = 0; at < width * height; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)];
    if (x === 0 || y === 0 || x === width - 1 || y === height - 1) edge.push(at);
  }
  const distance = (one: number, other: number) =>
    channels.reduce((sum, values) => sum + Math.abs((values[one] ?? 0) - (values[other] ?? 0)), 0);
  const isCommon = (at: number) =>
    edge.filter((other) => distance(at, other) <= NEAR).length >= edge.length * COMMON;
  const common = edge.filter(isCommon);
  return new Set(common.length > 0 ? common : edge);
}

function barriersOfChannel(
  values: Float64Array,
  ground: ReadonlySet<number>,
  { width, height }: Raster,
): Float64Array {
  const [highest, lowest] = [values.slice(), values.slice()];
  const barriers = Float64Array.from(values, (_, at) => (ground.has(at) ? 0 : Infinity));
  const reach = (at: number, from: number): void => {
    const value = values[at] ?? 0;
    const [high, low] = [Math.max(highest[from] ?? 0, value), Math.min(lowest[from] ?? 0, value)];
    if (high - low >= (barriers[at] ?? 0)) return;
    barriers[at] = high - low;
    highest[at] = high;
    lowest[at] = low;
  };
  for (let pass = 0; pass < PASSES; pass += 1) {
    const isForward = pass % 2 === 0;
    const step = isForward ? 1 : -1;
    for (let index = 0; index < values.length; index += 1) {
      const at = isForward ? index : values.length - 1 - index;
      const [x, y] = [at % width, Math.floor(at / width)];
      if (x - step >= 0 && x - step < width) reach(at, at - step);
      if (y - step >= 0 && y - step < height) reach(at, at - step * width);
    }
  }
  return barriers;
}
