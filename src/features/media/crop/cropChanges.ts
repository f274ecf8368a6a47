import type { PictureArea, PictureCrop, PicturePoint } from '@/domain/media';

/** Least width and height of an area, as shares of the picture. */
const LEAST = 0.01;

const between = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** Rounds to a hundredth of a percent, which is finer than visible and keeps forms short. */
const roundShare = (value: number) => Math.round(value * 10_000) / 10_000;

const contains = ({ x, y, width, height }: PictureArea, point: PicturePoint) =>
  point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;

/** Returns a crop with another area, within the picture. Moves a point outside of it to its centre. */
export function setArea({ pointOfInterest }: PictureCrop, wanted: PictureArea): PictureCrop {
  const width = roundShare(between(wanted.width, LEAST, 1));
  const height = roundShare(between(wanted.height, LEAST, 1));
  const subjectArea = {
    x: roundShare(between(wanted.x, 0, 1 - width)),
    y: roundShare(between(wanted.y, 0, 1 - height)),
    width,
    height,
  };
  const middle = { x: roundShare(subjectArea.x + width / 2), y: roundShare(subjectArea.y + height / 2) };
  return { subjectArea, pointOfInterest: contains(subjectArea, pointOfInterest) ? pointOfInterest : middle };
}

/** Returns a crop with another point, within the picture. */
export const setPoint = (crop: PictureCrop, { x, y }: PicturePoint): PictureCrop => ({
  ...crop,
  pointOfInterest: { x: roundShare(between(x, 0, 1)), y: roundShare(between(y, 0, 1)) },
});

/** Returns the area between two corners of a picture, in any order. */
export const areaBetween = (one: PicturePoint, other: PicturePoint): PictureArea => ({
  x: Math.min(one.x, other.x),
  y: Math.min(one.y, other.y),
  width: Math.abs(one.x - other.x),
  height: Math.abs(one.y - other.y),
});
