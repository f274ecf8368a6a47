import type { Matrix } from '../../display';
import type { TextLayout, TextLine, TextPosition } from '../layout/textLayout';
import { turnAt } from './turnAt';

/** A rectangle in points, in the frame as the layout has it. */
export interface SelectionBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** What turns it where text runs along a path or from top to bottom. @default as it stands */
  readonly transform?: Matrix;
}

const isBefore = (a: TextPosition, b: TextPosition) =>
  a.paragraph < b.paragraph || (a.paragraph === b.paragraph && a.offset < b.offset);

/**
 * The boxes of a line: one for each stretch from left to right, as text in two directions has several; along a path one for
 * each character.
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

/** What is marked when the text between two places is selected, whichever of them comes first. */
export function selectionBoxes(
  { lines }: TextLayout,
  anchor: TextPosition,
  focus: TextPosition,
): SelectionBox[] {
  const [from, to] = isBefore(anchor, focus) ? [anchor, focus] : [focus, anchor];
  return lines.flatMap((line) => boxesOn(line, from, to));
}
