import type { AutoGrow, TextOptions } from '../../document';
import { breakLines, startIn } from '../lines/breakLines';
import type { TextLayout } from '../textLayout';
import { type Columns, extentOf } from './flow';
import { type PlannedParagraph, roomOf } from './plan';

/** The size of a frame, in points. */
export interface FrameSize {
  readonly width: number;
  readonly height: number;
}

type ColumnOptions = Pick<TextOptions, 'padding' | 'numberOfColumns' | 'columnGap'>;

/** Returns the part of a frame's width without text: paddings and gaps. */
export const widthBesides = ({ padding, numberOfColumns, columnGap }: ColumnOptions): number =>
  padding.left + padding.right + columnGap * (numberOfColumns - 1);

/** Returns the columns of a frame for text drawn at a scale: instead of larger text, the columns are smaller. */
export const columnsOf = ({ width, height }: FrameSize, options: ColumnOptions, scale = 1): Columns => ({
  count: options.numberOfColumns,
  width: Math.max(0, (width - widthBesides(options)) / options.numberOfColumns / scale),
  height: Math.max(0, (height - options.padding.top - options.padding.bottom) / scale),
});

/** The number of bisections: less than a millionth of the interval is left. */
const HALVINGS = 24;

/** Returns the least sufficient number from `low` to `high`, if `high` suffices. */
function findLeast(low: number, high: number, isEnough: (value: number) => boolean): number {
  let below = low;
  let enough = high;
  for (let count = 0; count < HALVINGS && enough - below > 1e-4; count += 1) {
    const middle = (below + enough) / 2;
    if (isEnough(middle)) enough = middle;
    else below = middle;
  }
  return enough;
}

/** Returns the width at which lines end only at explicit breaks. */
function naturalWidth(paragraphs: readonly PlannedParagraph[], options: TextOptions): number {
  let widest = 0;
  for (const planned of paragraphs) {
    const room = roomOf(planned, Infinity);
    breakLines(planned.shaped, room).forEach(({ width }, index) => {
      widest = Math.max(widest, startIn(room, index) + width + room.endIndent);
    });
  }
  return widest * options.numberOfColumns + widthBesides(options);
}

/** Enlarges the frame for its text, within the limits of its growth: first wider, then higher. */
export function growFrame(
  paragraphs: readonly PlannedParagraph[],
  options: TextOptions,
  size: FrameSize,
  grow: AutoGrow,
): FrameSize {
  const { horizontal, vertical, minWidth = 0, minHeight = 0, maxWidth, maxHeight } = grow;
  let width = horizontal === 'none' ? size.width : Math.max(size.width, minWidth);
  let height = vertical === 'none' ? size.height : Math.max(size.height, minHeight);
  const flowIn = (frame: FrameSize) => extentOf(paragraphs, columnsOf(frame, options));
  const fits = (frame: FrameSize) => {
    const { overset, keepsWords } = flowIn(frame);
    return overset === null && (keepsWords || horizontal === 'none');
  };
  if (horizontal !== 'none' && !fits({ width, height })) {
    const widest = Math.max(width, Math.min(maxWidth ?? Infinity, naturalWidth(paragraphs, options)));
    const isEnough = (tried: number) => fits({ width: tried, height });
    width = isEnough(widest) ? findLeast(width, widest, isEnough) : widest;
  }
  const oversets = (tried: number) => flowIn({ width, height: tried }).overset !== null;
  if (vertical !== 'none' && oversets(height)) {
    const all = extentOf(paragraphs, { ...columnsOf({ width, height }, options), height: Infinity });
    const needed = (all.heights[0] ?? 0) + options.padding.top + options.padding.bottom;
    const highest = Math.max(height, Math.min(maxHeight ?? Infinity, needed));
    const isSingle = options.numberOfColumns === 1;
    height =
      isSingle || oversets(highest) ? highest : findLeast(height, highest, (tried) => !oversets(tried));
  }
  return { width, height };
}

const SHARE_BEFORE = { none: 0, right: 0, down: 0, both: 0.5, left: 1, up: 1 } as const;

/** Returns the grown frame relative to its former corner. */
export function grownFrame(
  before: FrameSize,
  { width, height }: FrameSize,
  { horizontal, vertical }: AutoGrow,
): TextLayout['frame'] {
  // Avoids -0.
  const offsetOf = (growth: number, share: number) => (growth * share === 0 ? 0 : -growth * share);
  const x = offsetOf(width - before.width, SHARE_BEFORE[horizontal]);
  const y = offsetOf(height - before.height, SHARE_BEFORE[vertical]);
  return { x, y, width, height };
}
