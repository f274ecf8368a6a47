import type { DisplayList, Matrix } from '../../display';

/** A page in whole pixels. */
export interface PixelGrid {
  readonly width: number;
  readonly height: number;
  /** Takes points of the page to pixels. */
  readonly matrix: Matrix;
}

/**
 * The pixels of a page at a scale in pixels a point: rounded to whole ones, or to multiples of as many as a format counts
 * in, and at least that. The page is stretched by what was rounded, so that its edges are edges of pixels. Whoever makes a
 * picture of a page takes its size from here.
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
