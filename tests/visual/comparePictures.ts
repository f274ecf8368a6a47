import pixelmatch from 'pixelmatch';
import { onCanvas, type Picture } from './picture';

/** The difference of two pictures. */
export interface Difference {
  /** Number of different pixels. */
  pixels: number;
  /** The picture before, pale, with the different pixels in red. */
  picture: Picture;
}

/**
 * The tolerance of a comparison. `exact` notices one shade on a plain area, and anything visible elsewhere; `lenient`
 * is for pictures of two browser versions, which smooth letters differently.
 */
export type Strictness = 'exact' | 'lenient';

const OPTIONS = {
  exact: { threshold: 0.03, includeAA: true },
  lenient: { threshold: 0.1, includeAA: false },
};

/** Fewer pixels are no area: round corners vary by a shade between drawings. */
const LEAST_AREA = 16;

/**
 * Returns the differences in `after`; nothing when the two look the same. Pictures of different sizes always differ.
 */
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
  // Whether only smoothed edges differ, and less than an area.
  const isSmoothing = (): boolean =>
    difference.pixels < LEAST_AREA && match({ ...OPTIONS[strictness], includeAA: false }).pixels === 0;
  if (!isSameSize || (difference.pixels > 0 && !isSmoothing())) return difference;
  if (strictness === 'exact' && countPlainChanges(from, to) >= LEAST_AREA)
    return match({ threshold: 0, includeAA: true });
  return undefined;
}

/**
 * Counts pixels of another colour, however similar, whose neighbours on both sides have their colour in both pictures.
 */
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
