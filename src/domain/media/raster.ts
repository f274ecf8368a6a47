/** The size of a raster, in pixels. */
export interface RasterSize {
  readonly width: number;
  readonly height: number;
}

/** Yields the pixels above, below, left and right of one. */
export function* neighboursOf(at: number, { width, height }: RasterSize): Generator<number> {
  const x = at % width;
  if (x > 0) yield at - 1;
  if (x < width - 1) yield at + 1;
  if (at >= width) yield at - width;
  if (at < width * (height - 1)) yield at + width;
}

/** Returns the connected parts of matching pixels. */
export function partsOf(belongs: (at: number) => boolean, size: RasterSize): readonly ReadonlySet<number>[] {
  const seen = new Set<number>();
  const parts: Set<number>[] = [];
  for (let start = 0; start < size.width * size.height; start += 1) {
    if (seen.has(start) || !belongs(start)) continue;
    const part = new Set([start]);
    for (const at of part) {
      seen.add(at);
      for (const next of neighboursOf(at, size)) if (belongs(next)) part.add(next);
    }
    parts.push(part);
  }
  return parts;
}

/** Returns the bounds of a part in whole pixels; right and bottom are exclusive. */
export function boundsOfPart(part: ReadonlySet<number>, { width }: RasterSize) {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const at of part) {
    const [x, y] = [at % width, Math.floor(at / width)];
    [left, top] = [Math.min(left, x), Math.min(top, y)];
    [right, bottom] = [Math.max(right, x + 1), Math.max(bottom, y + 1)];
  }
  return { left, top, right, bottom };
}

/** Returns the pixel deepest inside a part; of equals the one nearest to the middle. */
export function deepestOf(part: ReadonlySet<number>, size: RasterSize): number {
  const { width, height } = size;
  const depth = depthsOf(part, size);
  const [centreX, centreY] = middleOf(part, width);
  let [best, bestScore] = [-1, -Infinity];
  for (const at of part) {
    const away = Math.hypot((at % width) - centreX, Math.floor(at / width) - centreY);
    const score = (depth.get(at) ?? 0) * (width + height) - away;
    if (score > bestScore) [best, bestScore] = [at, score];
  }
  return best;
}

/** Counts the steps from each pixel of a part to the outside. */
function depthsOf(part: ReadonlySet<number>, size: RasterSize): Map<number, number> {
  const { width, height } = size;
  const isAtRim = (at: number) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    if (x === 0 || y === 0 || x === width - 1 || y === height - 1) return true;
    return [...neighboursOf(at, size)].some((next) => !part.has(next));
  };
  const depths = new Map([...part].filter(isAtRim).map((at) => [at, 1]));
  for (const [at, depth] of depths)
    for (const next of neighboursOf(at, size))
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
