import pixelmatch from 'pixelmatch';
import { onCanvas, type Picture } from './picture';

/** What two pictures differ in. */
export interface Difference {
  /** Number of different pixels. */
  pixels: number;
  /** The picture before, pale, with the different pixels in red. */
  picture: Picture;
}

/**
 * How closely to look. `exact` sees one shade on a plain area, and anything an eye would see elsewhere; `lenient` is for
 * pictures two versions of the browser drew, which smooth letters differently.
 */
export type Strictness = 'exact' | 'lenient';

const OPTIONS = {
  exact: { threshold: 0.03, includeAA: true },
  lenient: { threshold: 0.1, includeAA: false },
};

/** Fewer pixels are no area: the browser draws round corners now one shade lighter, now one darker. */
const LEAST_AREA = 16;

/** What is different in `after`; nothing when the two look the same. Pictures of different sizes always differ. */
export function comparePictures(
  before: Picture,
  after: Picture,
  strictness: Strictness,
): Difference | undefined {
  const isSameSize = before.width === after.width && before.height === after.height;
  if (isSameSize && Buffer.compare(before.data, after.data) === 0) return undefined;
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const from = onCanvas(before, width, height);
  const to = onCanvas(after, width, height);
  const match = (options: { threshold: number; includeAA: boolean }): Difference => {
    const data = new Uint8Array(width * height * 4);
    const pixels = pixelmatch(from.data, to.data, data, width, height, { ...options, alpha: 0.2 });
    return { pixels, picture: { width, height, data } };
  };
  const difference = match(OPTIONS[strictness]);
  // Pixels of smoothed edges only, and fewer than an area.
  const isSmoothing = (): boolean =>
    difference.pixels < LEAST_AREA && match({ ...OPTIONS[strictness], includeAA: false }).pixels === 0;
  if (!isSameSize || (difference.pixels > 0 && !isSmoothing())) return difference;
  if (strictness === 'exact' && countPlainChanges(from, to) >= LEAST_AREA)
    return match({ threshold: 0, includeAA: true });
  return undefined;
}

/** Pixels of another colour, however near, whose neighbours left and right or above and below are like them in both. */
function countPlainChanges(before: Picture, after: Picture): number {
  const { width, height } = before;
  const [from, to] = [before, after].map(
    ({ data }) => new Uint32Array(data.buffer, data.byteOffset, width * height),
  ) as [Uint32Array, Uint32Array];
  const isLike = (index: number, step: number): boolean =>
    [from, to].every(
      (pixels) => pixels[index] === pixels[index - step] && pixels[index] === pixels[index + step],
    );
  let count = 0;
  from.forEach((pixel, index) => {
    if (pixel !== to[index] && (isLike(index, 1) || isLike(index, width))) count += 1;
  });
  return count;
}
