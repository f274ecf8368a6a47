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
import { endOf, LINE_END, textOf, type TextRange } from './places';
import { nextWord, previousWord } from './words';

/** Where the caret can be sent by a key. */
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

/** A text and how it stands in its frame, by stored places. */
export interface SetText {
  readonly paragraphs: readonly Paragraph[];
  readonly layout: TextLayout;
}

/** A place with its side. */
type Stop = PointedPosition;

const stop = (place: TextPlace, side: Stop['side'] = 'before'): Stop => ({ ...place, side });

/** Rounding errors are less, characters more. */
const SLACK = 1e-6;

/** The text of a paragraph of a text. */
const textAt = ({ paragraphs }: SetText, paragraph: number): string =>
  textOf(paragraphs[paragraph] ?? { runs: [] });

/** Whether the lines of a text run from top to bottom. */
export const runsDown = ({ layout }: Pick<SetText, 'layout'>): boolean =>
  layout.lines[0]?.transform !== undefined;

/** Where the caret is drawn; in text that does not fit, at the end of what does. */
export function drawnCaret(
  { layout }: Pick<SetText, 'layout'>,
  { focus, side }: TextCaret,
): Caret | undefined {
  const found = caretAt(layout, focus, side);
  if (found) return found;
  const last = layout.lines.findLast(({ paragraph }) => paragraph <= focus.paragraph) ?? layout.lines[0];
  return last && caretAt(layout, { paragraph: last.paragraph, offset: last.end }, 'before');
}

/** One character on in the order it is read, over the end of a paragraph into the next. */
export function nextPlace(text: SetText, { paragraph, offset }: TextPlace): TextPlace {
  const said = textAt(text, paragraph);
  if (offset < said.length) return { paragraph, offset: nextCharacter(said, offset) };
  return paragraph + 1 < text.paragraphs.length
    ? { paragraph: paragraph + 1, offset: 0 }
    : { paragraph, offset };
}

/** One character back in the order it is read; with `byLetter` as backspace removes. */
export function previousPlace(text: SetText, { paragraph, offset }: TextPlace, byLetter = false): TextPlace {
  const back = byLetter ? backspaceStart : previousCharacter;
  if (offset > 0) return { paragraph, offset: back(textAt(text, paragraph), offset) };
  if (paragraph === 0) return { paragraph, offset };
  return { paragraph: paragraph - 1, offset: textAt(text, paragraph - 1).length };
}

/** The start of the word before a place, or the end of the paragraph before. */
export function previousWordPlace(text: SetText, place: TextPlace): TextPlace {
  if (place.offset === 0) return previousPlace(text, place);
  const { paragraph } = place;
  return { paragraph, offset: previousWord(textAt(text, paragraph), place.offset) ?? 0 };
}

/** The next word: its start, or with `toEnd` its end; or the start of the next paragraph. */
export function nextWordPlace(text: SetText, place: TextPlace, toEnd: boolean): TextPlace {
  const said = textAt(text, place.paragraph);
  if (place.offset === said.length) return nextPlace(text, place);
  const { paragraph } = place;
  return { paragraph, offset: nextWord(said, place.offset, toEnd) ?? said.length };
}

/** Behind a line that ends by itself the caret stands at the start of the next one. */
function settled(line: TextLine, place: TextPlace): Stop {
  const isEnd = place.offset === line.end && place.offset > line.start;
  return stop(place, isEnd ? 'after' : 'before');
}

/** The character at one side of the caret as one sees it; `undefined` at the edge of the line. */
function neighbour({ clusters }: TextLine, x: number, isLeft: boolean) {
  const middle = ({ left, right }: (typeof clusters)[number]) => (left + right) / 2;
  const wide = clusters.filter(({ left, right }) => right - left > SLACK);
  return isLeft
    ? wide.findLast((cluster) => middle(cluster) < x - SLACK)
    : wide.find((cluster) => middle(cluster) > x + SLACK);
}

/** One character to the left or right as one sees it. */
function sideways(text: SetText, caret: TextCaret, isLeft: boolean): Stop {
  const drawn = caretAt(text.layout, caret.focus, caret.side);
  const line = drawn && text.layout.lines[drawn.line];
  const isBack = isLeft !== (line?.isRightToLeft ?? false);
  const cluster = line && neighbour(line, drawn.x, isLeft);
  if (!cluster) return stop(isBack ? previousPlace(text, caret.focus) : nextPlace(text, caret.focus));
  const { paragraph } = line;
  // The far edge of the character, which is where it starts or where it ends.
  return cluster.isRightToLeft === isLeft
    ? settled(line, { paragraph, offset: cluster.end })
    : stop({ paragraph, offset: cluster.start }, 'after');
}

/** The same place on the line above or below; at the first and the last line the start or the end of the text. */
function vertically(text: SetText, caret: TextCaret, by: 1 | -1, x: number): Stop {
  const drawn = drawnCaret(text, caret);
  const from = drawn && text.layout.lines[drawn.line];
  const line = drawn && text.layout.lines[drawn.line + by];
  if (!from || !line) return stop(by < 0 ? { paragraph: 0, offset: 0 } : endOf(text.paragraphs), 'after');
  const columnStart = ({ column }: TextLine) =>
    Math.min(...text.layout.lines.filter((each) => each.column === column).map(({ left }) => left));
  const moved = line.column === from.column ? x : x - columnStart(from) + columnStart(line);
  return positionOn(line, moved);
}

/** Where a line starts or ends, before the mark that ends it. */
function lineEdge(text: SetText, caret: TextCaret, isStart: boolean): Stop {
  const drawn = drawnCaret(text, caret);
  const line = drawn && text.layout.lines[drawn.line];
  if (!line) return stop(caret.focus);
  const { paragraph, start, end } = line;
  if (isStart) return stop({ paragraph, offset: start }, 'after');
  const isMarked = end > start && textAt(text, paragraph)[end - 1] === LINE_END;
  return stop({ paragraph, offset: isMarked ? end - 1 : end });
}

/** Where the caret goes from a selection by an arrow to a side: to its end there; `undefined` for other movements. */
export function leaving(
  { lines }: TextLayout,
  { from, to }: TextRange,
  movement: Movement,
): PointedPosition | undefined {
  if (movement !== 'left' && movement !== 'right') return undefined;
  const isRightToLeft = lines.find(({ paragraph }) => paragraph === from.paragraph)?.isRightToLeft ?? false;
  return (movement === 'left') === isRightToLeft ? stop(to) : stop(from, 'after');
}

/** How words are passed, which systems do in two ways. */
export interface MoveOptions {
  /** Going on stops at the end of a word and not at the start of the next. */
  readonly stopsAtWordEnds: boolean;
  /** Where the caret stood before it went up or down, in points. @default where it stands */
  readonly goalX?: number | undefined;
}

/** Where the caret goes from here. */
export function moved(text: SetText, caret: TextCaret, movement: Movement, options: MoveOptions): Stop {
  const { focus } = caret;
  const { paragraph } = focus;
  const isRightToLeft =
    text.layout.lines.find((line) => line.paragraph === paragraph)?.isRightToLeft ?? false;
  switch (movement) {
    case 'left':
    case 'right':
      return sideways(text, caret, movement === 'left');
    case 'wordLeft':
    case 'wordRight':
      return (movement === 'wordLeft') === isRightToLeft
        ? stop(nextWordPlace(text, focus, options.stopsAtWordEnds))
        : stop(previousWordPlace(text, focus), 'after');
    case 'up':
    case 'down':
      return vertically(
        text,
        caret,
        movement === 'up' ? -1 : 1,
        options.goalX ?? drawnCaret(text, caret)?.x ?? 0,
      );
    case 'lineStart':
    case 'lineEnd':
      return lineEdge(text, caret, movement === 'lineStart');
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
      return stop(endOf(text.paragraphs));
  }
}
