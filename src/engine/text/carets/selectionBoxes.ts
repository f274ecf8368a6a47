import type { Matrix } from '../../display';
import type { TextLayout, TextLine, TextPosition } from '../textLayout';
import { turnAt } from './turnAt';

/** A rectangle in points, in the frame of the layout. */
export interface SelectionBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /**
   * The transform for text on a path or vertical text.
   * @default identity
   */
  readonly transform?: Matrix;
}

const isBefore = (a: TextPosition, b: TextPosition) =>
  a.paragraph < b.paragraph || (a.paragraph === b.paragraph && a.offset < b.offset);

/**
 * Returns the boxes of a line: one for each continuous stretch, since mixed directions have several. On a path there is
 * one for each character.
 */
function boxesOn(line: TextLine, from: TextPosition, to: TextPosition): SelectionBox[] {
  const { paragraph, top, height, transform: whole } = line;
  const boxes: { -readonly [Key in keyof SelectionBox]: SelectionBox[Key] }[] = [];
  for (const { start, end, left, right } of line.clusters) {
    if (!isBefore({ paragraph, offset: start }, to) || !isBefore(from, { paragraph, offset: end })) continue;
    const last = boxes.at(-1);
    const transform = turnAt(line, left);
    const isJoined = last && last.transform === whole && Math.abs(last.x + last.width - left) < 1e-6;
    if (isJoined && transform === whole) last.width = right - last.x;
    else boxes.push({ x: left, y: top, width: right - left, height, ...(transform && { transform }) });
  }
  return boxes;
}

/** Returns the boxes that mark the text between two positions in any order. */
export function selectionBoxes(
  { lines }: TextLayout,
  anchor: TextPosition,
  focus: TextPosition,
): SelectionBox[] {
  const [from, to] = isBefore(anchor, focus) ? [anchor, focus] : [focus, anchor];
  return lines.flatMap((line) => boxesOn(line, from, to));
}
