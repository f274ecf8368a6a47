import type { Matrix } from '../../display';
import type { TextCluster, TextLayout, TextLine, TextPosition } from '../layout/textLayout';
import { turnAt } from './turnAt';

/** Where a caret stands. In points, in the frame as the layout has it. */
export interface Caret {
  readonly x: number;
  readonly top: number;
  readonly height: number;
  /** The index of its line. */
  readonly line: number;
  /** What turns it where text runs along a path or from top to bottom. @default as it stands */
  readonly transform?: Matrix;
}

/** Whether a place belongs to the character before it, and to the line that one ends, or to the one after it. */
export type Side = 'before' | 'after';

const startOf = ({ isRightToLeft, left, right }: TextCluster) => (isRightToLeft ? right : left);
const endOf = ({ isRightToLeft, left, right }: TextCluster) => (isRightToLeft ? left : right);

/**
 * The x of a place on its line: where the character after it starts, else where the one before it ends; the other way
 * round from the side before it. The two differ where text turns round.
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

/** The index of the line a place is on; -1 when it is overset. */
function lineOf({ lines, overset }: TextLayout, { paragraph, offset }: TextPosition, side: Side): number {
  const isOn = (line: TextLine) => line.paragraph === paragraph && line.start <= offset && offset <= line.end;
  const last = lines.findLastIndex(isOn);
  const isOverset =
    overset?.paragraph === paragraph && overset.offset <= offset && (side === 'after' || last < 0);
  if (isOverset) return -1;
  // Nothing stands behind a character that ends its line.
  const ending = lines.findIndex((line) => isOn(line) && line.clusters.some(({ end }) => end === offset));
  return side === 'before' && ending >= 0 ? ending : last;
}

/**
 * Where the caret stands before the character at this place; none when the text is overset there. Where a line ends
 * without an end of line of its own, `side` says whether the caret stands at its end or at the start of the next; where
 * text turns round, whether behind the character before it or in front of the one after it.
 *
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
