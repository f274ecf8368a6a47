import type { AutoGrow, TextOptions } from '../../document';
import { breakLines, startIn } from '../lines/breakLines';
import { extentOf } from './flow';
import { columnsOf, widthBesides, type FrameSize } from './frameSize';
import { roomOf, type PlannedParagraph } from './plan';
import type { TextLayout } from './textLayout';

/** How often an interval is halved: less than a millionth of it is left. */
const HALVINGS = 24;

/** The least number from `low` to `high` that is enough, when `high` is. */
function least(low: number, high: number, isEnough: (value: number) => boolean): number {
  let below = low;
  let enough = high;
  for (let count = 0; count < HALVINGS && enough - below > 1e-4; count += 1) {
    const middle = (below + enough) / 2;
    if (isEnough(middle)) enough = middle;
    else below = middle;
  }
  return enough;
}

/** The width at which no line but those that have to would end. */
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

/** The frame as large as its text needs, within the limits of its growth: first wider, then higher. */
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
    width = isEnough(widest) ? least(width, widest, isEnough) : widest;
  }
  const oversets = (tried: number) => flowIn({ width, height: tried }).overset !== null;
  if (vertical !== 'none' && oversets(height)) {
    const all = extentOf(paragraphs, { ...columnsOf({ width, height }, options), height: Infinity });
    const needed = (all.heights[0] ?? 0) + options.padding.top + options.padding.bottom;
    const highest = Math.max(height, Math.min(maxHeight ?? Infinity, needed));
    const isSingle = options.numberOfColumns === 1;
    height = isSingle || oversets(highest) ? highest : least(height, highest, (tried) => !oversets(tried));
  }
  return { width, height };
}

const SHARE_BEFORE = { none: 0, right: 0, down: 0, both: 0.5, left: 1, up: 1 } as const;

/** Where the frame stands after it grew, from its corner before. */
export function grownFrame(
  before: FrameSize,
  { width, height }: FrameSize,
  { horizontal, vertical }: AutoGrow,
): TextLayout['frame'] {
  // What grew to nothing stays at 0, not at -0.
  const moved = (growth: number, share: number) => (growth * share === 0 ? 0 : -growth * share);
  const x = moved(width - before.width, SHARE_BEFORE[horizontal]);
  const y = moved(height - before.height, SHARE_BEFORE[vertical]);
  return { x, y, width, height };
}
