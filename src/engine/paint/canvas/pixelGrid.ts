import type { DisplayList, Matrix } from '../../display';

/** A page in whole pixels. */
export interface PixelGrid {
  readonly width: number;
  readonly height: number;
  /** Maps points of the page to pixels. */
  readonly matrix: Matrix;
}

/**
 * Returns the pixels of a page at a scale in pixels for each point. Sizes are rounded to whole pixels, or to the
 * multiple a format requires, and at least that. The page is stretched to whole pixels. All pictures of pages take
 * their size from here.
 */
export function pixelGrid(
  page: Pick<DisplayList, 'width' | 'height'>,
  scale: number,
  multiple = 1,
): PixelGrid {
  const [width, height] = [page.width, page.height].map(
    (length) => Math.max(1, Math.round((length * scale) / multiple)) * multiple,
  );
  if (width === undefined || height === undefined) throw new RangeError('A page has a width and a height.');
  return { width, height, matrix: [width / page.width, 0, 0, height / page.height, 0, 0] };
}
