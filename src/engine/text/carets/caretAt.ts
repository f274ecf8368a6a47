import type { Matrix } from '../../display';
import type { TextCluster, TextLayout, TextLine, TextPosition } from '../textLayout';
import { turnAt } from './turnAt';

/** The place of a caret. In points, in the frame of the layout. */
export interface Caret {
  readonly x: number;
  readonly top: number;
  readonly height: number;
  /** The index of its line. */
  readonly line: number;
  /**
   * The transform for text on a path or vertical text.
   * @default identity
   */
  readonly transform?: Matrix;
}

/** Whether a position belongs to the character before it, and the line that one ends, or to the one after it. */
export type Side = 'before' | 'after';

const startOf = ({ isRightToLeft, left, right }: TextCluster) => (isRightToLeft ? right : left);
const endOf = ({ isRightToLeft, left, right }: TextCluster) => (isRightToLeft ? left : right);

/**
 * Returns the x of a position on its line: the start of the character after it, else the end of the one before. On the
 * side `before` it is the other way round. Both differ where the direction changes.
 */
function xOn({ clusters, left, right, isRightToLeft }: TextLine, offset: number, side: Side): number {
  const after = clusters.find(({ start }) => start === offset);
  const before = clusters.find(({ end }) => end === offset);
  if (before && (side === 'before' || !after)) return endOf(before);
  if (after) return startOf(after);
  const within = clusters.find(({ start, end }) => start < offset && offset < end);
  if (within) return startOf(within);
  return isRightToLeft ? right : left;
}

/** Returns the index of the line of a position; -1 if it is overset. */
function lineOf({ lines, overset }: TextLayout, { paragraph, offset }: TextPosition, side: Side): number {
  const isOn = (line: TextLine) => line.paragraph === paragraph && line.start <= offset && offset <= line.end;
  const last = lines.findLastIndex(isOn);
  const isOverset =
    overset?.paragraph === paragraph && overset.offset <= offset && (side === 'after' || last < 0);
  if (isOverset) return -1;
  // A character that ends its line is the last one on it.
  const ending = lines.findIndex((line) => isOn(line) && line.clusters.some(({ end }) => end === offset));
  return side === 'before' && ending >= 0 ? ending : last;
}

/**
 * Returns the caret before the character at a position; `undefined` if the text is overset there. At a soft line break,
 * `side` chooses the end of the line or the start of the next. Where the direction changes, it chooses the character
 * before or after.
 * @param side defaults to `after`: at the start of the next line
 */
export function caretAt(layout: TextLayout, position: TextPosition, side: Side = 'after'): Caret | undefined {
  const index = lineOf(layout, position, side);
  const line = layout.lines[index];
  if (!line) return undefined;
  const x = xOn(line, position.offset, side);
  const transform = turnAt(line, x);
  return { x, top: line.top, height: line.height, line: index, ...(transform && { transform }) };
}
