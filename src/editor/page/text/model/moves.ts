import type { Paragraph } from '@/engine/document';
import {
  backspaceStart,
  caretAt,
  nextCharacter,
  positionOn,
  previousCharacter,
  type Caret,
  type PointedPosition,
  type TextLayout,
  type TextLine,
} from '@/engine/text';
import type { TextCaret, TextPlace } from '../../frames/FrameSession';
import { getEnd, LINE_END, getText, type TextRange } from './places';
import { nextWord, previousWord } from './words';

/** Caret movements of keys. */
export type Movement =
  | 'left'
  | 'right'
  | 'wordLeft'
  | 'wordRight'
  | 'up'
  | 'down'
  | 'lineStart'
  | 'lineEnd'
  | 'paragraphStart'
  | 'paragraphEnd'
  | 'textStart'
  | 'textEnd';

/** A text and its layout in a frame, by stored positions. */
export interface SetText {
  readonly paragraphs: readonly Paragraph[];
  readonly layout: TextLayout;
}

/** A position with its side. */
type Stop = PointedPosition;

const stop = (place: TextPlace, side: Stop['side'] = 'before'): Stop => ({ ...place, side });

/** Larger than rounding errors, smaller than characters. */
const SLACK = 1e-6;

/** Returns the text of a paragraph. */
const textAt = ({ paragraphs }: SetText, paragraph: number): string =>
  getText(paragraphs[paragraph] ?? { runs: [] });

/** Whether the lines of a text are vertical. */
export const runsDown = ({ layout }: Pick<SetText, 'layout'>): boolean =>
  layout.lines[0]?.transform !== undefined;

/** Returns where to draw the caret; in overset text, at the end of the visible part. */
export function getDrawnCaret(
  { layout }: Pick<SetText, 'layout'>,
  { focus, side }: TextCaret,
): Caret | undefined {
  const found = caretAt(layout, focus, side);
  if (found) return found;
  const last = layout.lines.findLast(({ paragraph }) => paragraph <= focus.paragraph) ?? layout.lines[0];
  return last && caretAt(layout, { paragraph: last.paragraph, offset: last.end }, 'before');
}

/** Moves one character on in reading order, across paragraphs. */
export function nextPlace(text: SetText, { paragraph, offset }: TextPlace): TextPlace {
  const said = textAt(text, paragraph);
  if (offset < said.length) return { paragraph, offset: nextCharacter(said, offset) };
  return paragraph + 1 < text.paragraphs.length
    ? { paragraph: paragraph + 1, offset: 0 }
    : { paragraph, offset };
}

/** Moves one character back in reading order; `byLetter` moves as far as Backspace deletes. */
export function previousPlace(text: SetText, { paragraph, offset }: TextPlace, byLetter = false): TextPlace {
  const back = byLetter ? backspaceStart : previousCharacter;
  if (offset > 0) return { paragraph, offset: back(textAt(text, paragraph), offset) };
  if (paragraph === 0) return { paragraph, offset };
  return { paragraph: paragraph - 1, offset: textAt(text, paragraph - 1).length };
}

/** Returns the start of the previous word, or the end of the previous paragraph. */
export function previousWordPlace(text: SetText, place: TextPlace): TextPlace {
  if (place.offset === 0) return previousPlace(text, place);
  const { paragraph } = place;
  return { paragraph, offset: previousWord(textAt(text, paragraph), place.offset) ?? 0 };
}

/** Returns the start of the next word, or its end if `toEnd`; at a paragraph's end, the start of the next one. */
export function nextWordPlace(text: SetText, place: TextPlace, toEnd: boolean): TextPlace {
  const said = textAt(text, place.paragraph);
  if (place.offset === said.length) return nextPlace(text, place);
  const { paragraph } = place;
  return { paragraph, offset: nextWord(said, place.offset, toEnd) ?? said.length };
}

/** Puts a caret at the end of a soft-wrapped line on the start of the next one. */
function settleAfterWrap(line: TextLine, place: TextPlace): Stop {
  const isEnd = place.offset === line.end && place.offset > line.start;
  return stop(place, isEnd ? 'after' : 'before');
}

/** Returns the character visually left or right of the caret; `undefined` at the edge of the line. */
function findNeighbour({ clusters }: TextLine, x: number, isLeft: boolean) {
  const middle = ({ left, right }: (typeof clusters)[number]) => (left + right) / 2;
  const wide = clusters.filter(({ left, right }) => right - left > SLACK);
  return isLeft
    ? wide.findLast((cluster) => middle(cluster) < x - SLACK)
    : wide.find((cluster) => middle(cluster) > x + SLACK);
}

/** Moves one character visually left or right. */
function moveSideways(text: SetText, caret: TextCaret, isLeft: boolean): Stop {
  const drawn = caretAt(text.layout, caret.focus, caret.side);
  const line = drawn && text.layout.lines[drawn.line];
  const isBack = isLeft !== (line?.isRightToLeft ?? false);
  const cluster = line && findNeighbour(line, drawn.x, isLeft);
  if (!cluster) return stop(isBack ? previousPlace(text, caret.focus) : nextPlace(text, caret.focus));
  const { paragraph } = line;
  // The far edge of the character is its start or its end, by its direction.
  return cluster.isRightToLeft === isLeft
    ? settleAfterWrap(line, { paragraph, offset: cluster.end })
    : stop({ paragraph, offset: cluster.start }, 'after');
}

/** Moves to the same x on the line above or below; from the first or last line, to the start or end of the text. */
function moveVertically(text: SetText, caret: TextCaret, by: 1 | -1, x: number): Stop {
  const drawn = getDrawnCaret(text, caret);
  const from = drawn && text.layout.lines[drawn.line];
  const line = drawn && text.layout.lines[drawn.line + by];
  if (!from || !line) return stop(by < 0 ? { paragraph: 0, offset: 0 } : getEnd(text.paragraphs), 'after');
  const columnStart = ({ column }: TextLine) =>
    Math.min(...text.layout.lines.filter((each) => each.column === column).map(({ left }) => left));
  const moveCaret = line.column === from.column ? x : x - columnStart(from) + columnStart(line);
  return positionOn(line, moveCaret);
}

/** Returns the start or end of a line, before its line break. */
function getLineEdge(text: SetText, caret: TextCaret, isStart: boolean): Stop {
  const drawn = getDrawnCaret(text, caret);
  const line = drawn && text.layout.lines[drawn.line];
  if (!line) return stop(caret.focus);
  const { paragraph, start, end } = line;
  if (isStart) return stop({ paragraph, offset: start }, 'after');
  const isMarked = end > start && textAt(text, paragraph)[end - 1] === LINE_END;
  return stop({ paragraph, offset: isMarked ? end - 1 : end });
}

/** Collapses a selection to its side in the direction of an arrow; `undefined` for other movements. */
export function collapseSelection(
  { lines }: TextLayout,
  { from, to }: TextRange,
  movement: Movement,
): PointedPosition | undefined {
  if (movement !== 'left' && movement !== 'right') return undefined;
  const isRightToLeft = lines.find(({ paragraph }) => paragraph === from.paragraph)?.isRightToLeft ?? false;
  return (movement === 'left') === isRightToLeft ? stop(to) : stop(from, 'after');
}

/** Platform-dependent behaviour of movements by words. */
export interface MoveOptions {
  /** Moving on stops at the end of a word instead of the start of the next. */
  readonly stopsAtWordEnds: boolean;
  /** Original x of the caret in a sequence of vertical moves, in points. @default its current x */
  readonly goalX?: number | undefined;
}

/** Moves a caret and returns its new position. */
export function moved(text: SetText, caret: TextCaret, movement: Movement, options: MoveOptions): Stop {
  const { focus } = caret;
  const { paragraph } = focus;
  const isRightToLeft =
    text.layout.lines.find((line) => line.paragraph === paragraph)?.isRightToLeft ?? false;
  switch (movement) {
    case 'left':
    case 'right':
      return moveSideways(text, caret, movement === 'left');
    case 'wordLeft':
    case 'wordRight':
      return (movement === 'wordLeft') === isRightToLeft
        ? stop(nextWordPlace(text, focus, options.stopsAtWordEnds))
        : stop(previousWordPlace(text, focus), 'after');
    case 'up':
    case 'down':
      return moveVertically(
        text,
        caret,
        movement === 'up' ? -1 : 1,
        options.goalX ?? getDrawnCaret(text, caret)?.x ?? 0,
      );
    case 'lineStart':
    case 'lineEnd':
      return getLineEdge(text, caret, movement === 'lineStart');
    case 'paragraphStart':
      return stop(
        focus.offset > 0 ? { paragraph, offset: 0 } : { paragraph: Math.max(0, paragraph - 1), offset: 0 },
        'after',
      );
    case 'paragraphEnd': {
      const isAtEnd = focus.offset === textAt(text, paragraph).length;
      const next = isAtEnd ? Math.min(paragraph + 1, text.paragraphs.length - 1) : paragraph;
      return stop({ paragraph: next, offset: textAt(text, next).length });
    }
    case 'textStart':
      return stop({ paragraph: 0, offset: 0 }, 'after');
    case 'textEnd':
      return stop(getEnd(text.paragraphs));
  }
}
