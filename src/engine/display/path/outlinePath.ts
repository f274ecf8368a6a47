import type { CornerRadii, Outline } from '../../document';
import type { PathData } from '../displayList';
import { cosine, sine, tangent } from '../geometry/maths';
import { clamp } from '../geometry/numbers';
import { parsePath } from './parsePath';
import { roundCorners } from './roundCorners';
import { writePath, type Segment } from './segments';

/** Width and height in points. */
interface Extent {
  readonly width: number;
  readonly height: number;
}

/** Returns the radii of a rectangle's corners, clockwise from the top left. */
function givenRadii(radii: CornerRadii): readonly number[] {
  switch (radii.type) {
    case 'none':
      return [0, 0, 0, 0];
    case 'all':
      return [radii.radius, radii.radius, radii.radius, radii.radius];
    case 'single':
      return [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft];
  }
}

function rectangle(radii: CornerRadii, extent: Extent): readonly Segment[] {
  const { width, height } = extent;
  const most = Math.min(width, height) / 2;
  const rounded = givenRadii(radii).map((radius) => clamp(radius, 0, most));
  return roundCorners(
    [
      [0, 0],
      [width, 0],
      [width, height],
      [0, height],
    ],
    (index) => rounded[index] ?? 0,
  );
}

/** The length of the handles of a quarter circle, as a share of its radius. */
const HANDLE = (4 / 3) * tangent(Math.PI / 8);

function ellipse({ width, height }: Extent): readonly Segment[] {
  const [rx, ry] = [width / 2, height / 2];
  const [hx, hy] = [rx * HANDLE, ry * HANDLE];
  return [
    ['M', width, ry],
    ['C', width, ry + hy, rx + hx, height, rx, height],
    ['C', rx - hx, height, 0, ry + hy, 0, ry],
    ['C', 0, ry - hy, rx - hx, 0, rx, 0],
    ['C', rx + hx, 0, width, ry - hy, width, ry],
    ['Z'],
  ];
}

/** Returns the corners of a regular polygon that rests on a side and touches all four edges, from the top clockwise. */
function corners(sides: number, { width, height }: Extent): readonly (readonly [number, number])[] {
  const points = Array.from({ length: sides }, (_, index) => {
    const angle = (index * 2 * Math.PI) / sides;
    return [sine(angle), -cosine(angle)] as const;
  });
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [across, down] = [Math.max(...xs) - left, Math.max(...ys) - top];
  return points.map(([x, y]) => [((x - left) / across) * width, ((y - top) / down) * height]);
}

/** Returns an outline that fills a frame of this size in points, from its top left corner. */
export function outlinePath(outline: Outline, extent: Extent): PathData {
  switch (outline.type) {
    case 'rectangle':
      return writePath(rectangle(outline.cornerRadii, extent));
    case 'ellipse':
      return writePath(ellipse(extent));
    case 'polygon': {
      // All corners have one radius; of four different ones the first counts.
      const [radius = 0] = givenRadii(outline.cornerRadii);
      return writePath(roundCorners(corners(outline.sides, extent), () => radius));
    }
    case 'path':
      return writePath(parsePath(outline.path), extent.width, extent.height);
  }
}
