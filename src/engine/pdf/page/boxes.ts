import type { DisplayList } from '../../display';
import { convertLength } from '../../document';
import type { Bounds } from '../geometry';
import type { CropMarks } from '../options';

/** The boxes of a page in points of its file, y up from the lower left corner of the medium. */
export interface PageBoxes {
  readonly media: Bounds;
  readonly bleed: Bounds;
  readonly trim: Bounds;
}

/** The start and end of the marks on each side, in points from the page. */
export type MarkReach = Readonly<Record<keyof DisplayList['bleed'], { start: number; end: number }>>;

/** Returns the reach of marks; they start beyond the bleed, so that they are not printed on it. */
export function markReach({ bleed }: DisplayList, marks: CropMarks): MarkReach {
  const [offset, length] = [convertLength(marks.offset, 'mm', 'pt'), convertLength(marks.length, 'mm', 'pt')];
  const beyond = (side: number) => {
    const start = Math.max(offset, side);
    return { start, end: start + length };
  };
  return {
    top: beyond(bleed.top),
    right: beyond(bleed.right),
    bottom: beyond(bleed.bottom),
    left: beyond(bleed.left),
  };
}

/**
 * Returns the boxes of a page: the page is the trim box, the bleed is around it, and the medium contains both and the
 * marks.
 */
export function pageBoxes({ width, height, bleed }: DisplayList, reach: MarkReach | undefined): PageBoxes {
  const margin = {
    top: reach?.top.end ?? bleed.top,
    right: reach?.right.end ?? bleed.right,
    bottom: reach?.bottom.end ?? bleed.bottom,
    left: reach?.left.end ?? bleed.left,
  };
  const [left, bottom] = [margin.left, margin.bottom];
  const [right, top] = [left + width, bottom + height];
  return {
    media: [0, 0, right + margin.right, top + margin.top],
    bleed: [left - bleed.left, bottom - bleed.bottom, right + bleed.right, top + bleed.top],
    trim: [left, bottom, right, top],
  };
}
