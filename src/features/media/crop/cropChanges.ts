import type { PictureArea, PictureCrop, PicturePoint } from '@/domain/media';

/** Least width and height of an area, in shares of the picture. */
const LEAST = 0.01;

const between = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** To the hundredth of a percent: no eye sees less, and forms stay short. */
const rounded = (value: number) => Math.round(value * 10_000) / 10_000;

const contains = ({ x, y, width, height }: PictureArea, point: PicturePoint) =>
  point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;

/** A crop with another area, within the picture. A point that is left outside goes to the middle of the area. */
export function withArea({ pointOfInterest }: PictureCrop, wanted: PictureArea): PictureCrop {
  const width = rounded(between(wanted.width, LEAST, 1));
  const height = rounded(between(wanted.height, LEAST, 1));
  const subjectArea = {
    x: rounded(between(wanted.x, 0, 1 - width)),
    y: rounded(between(wanted.y, 0, 1 - height)),
    ...{ width, height },
  };
  const middle = { x: rounded(subjectArea.x + width / 2), y: rounded(subjectArea.y + height / 2) };
  return { subjectArea, pointOfInterest: contains(subjectArea, pointOfInterest) ? pointOfInterest : middle };
}

/** A crop with another point, within the picture. */
export const withPoint = (crop: PictureCrop, { x, y }: PicturePoint): PictureCrop => ({
  ...crop,
  pointOfInterest: { x: rounded(between(x, 0, 1)), y: rounded(between(y, 0, 1)) },
});

/** The area between two places of a picture, in whatever order. */
export const areaBetween = (one: PicturePoint, other: PicturePoint): PictureArea => ({
  x: Math.min(one.x, other.x),
  y: Math.min(one.y, other.y),
  width: Math.abs(one.x - other.x),
  height: Math.abs(one.y - other.y),
});
