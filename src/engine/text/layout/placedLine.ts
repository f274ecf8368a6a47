import type { FlowedLine } from './flow';
import { moveLine, type LinePlace } from './moveLine';
import type { PlannedMark, PlannedParagraph } from './plan';
import type { TextLine } from './textLayout';
import { textLineOf, type LocalLine } from './textLineOf';
import { turnedLine, turnFrom } from './turnedLine';

/** What is kept of a line: its glyphs, and where it stood last. Empty before it was placed. */
export interface LastPlaced {
  last?: {
    readonly mark: PlannedMark['shaped'] | undefined;
    readonly local: LocalLine;
    readonly place: LinePlace;
    readonly line: TextLine;
  };
}

const isSame = (a: LinePlace, b: LinePlace) =>
  a.paragraph === b.paragraph &&
  a.column === b.column &&
  a.scale === b.scale &&
  a.dx === b.dx &&
  a.dy === b.dy &&
  a.right === b.right;

/**
 * A line at its place. A broken line belongs to one paragraph, width and set of indents, so that only its mark and its
 * place can differ from the last time; a line that stays is the same object, which painters can go by.
 */
export function placedLine(
  planned: PlannedParagraph,
  flowed: FlowedLine,
  columnWidth: number,
  place: LinePlace,
): TextLine {
  const known = flowed.placed.last;
  const mark = planned.mark?.shaped;
  const isKnown = known?.mark === mark;
  if (known && isKnown && isSame(known.place, place)) return known.line;
  const local = known && isKnown ? known.local : textLineOf(planned, flowed, columnWidth);
  const moved = moveLine(local, place);
  const line = place.right === undefined ? moved : turnedLine(moved, turnFrom(place.right));
  flowed.placed.last = { mark, local, place, line };
  return line;
}
