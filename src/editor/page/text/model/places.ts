import { lengthOfRuns, runsBetween, type Paragraph } from '@/engine/document';
import type { TextCaret, TextPlace } from '../../frames/FrameSession';

/** Represents a variable in the text of a paragraph, as one character. */
export const VARIABLE = '\ufffc';
/** Ends a line within a paragraph. */
export const LINE_END = '\u2028';

/** A range of a text; `from` comes first. */
export interface TextRange {
  readonly from: TextPlace;
  readonly to: TextPlace;
}

/** Returns the stored text of a paragraph; a variable is one character. */
export const getText = ({ runs }: Pick<Paragraph, 'runs'>): string =>
  runs.map((run) => (run.type === 'text' ? run.text : VARIABLE)).join('');

/** Splits external text into paragraphs. */
export const splitParagraphs = (text: string): readonly string[] => text.split(/\r\n|[\r\n\u2029]/);

/** Negative if `a` comes first, 0 if both are equal. */
export const comparePlaces = (a: TextPlace, b: TextPlace): number =>
  a.paragraph - b.paragraph || a.offset - b.offset;

/** Returns the selection in reading order; empty if nothing is selected. */
export const getRange = ({ anchor, focus }: Pick<TextCaret, 'anchor' | 'focus'>): TextRange =>
  comparePlaces(anchor, focus) <= 0 ? { from: anchor, to: focus } : { from: focus, to: anchor };

/** Whether a range is empty. */
export const isEmpty = ({ from, to }: TextRange): boolean => comparePlaces(from, to) === 0;

/** Returns the end of a text. */
export function getEnd(paragraphs: readonly Paragraph[]): TextPlace {
  const paragraph = Math.max(0, paragraphs.length - 1);
  return { paragraph, offset: lengthOfRuns(paragraphs[paragraph]?.runs ?? []) };
}

/** Returns the range of a whole text. */
export const getWholeRange = (paragraphs: readonly Paragraph[]): TextRange => ({
  from: { paragraph: 0, offset: 0 },
  to: getEnd(paragraphs),
});

/** Creates a caret without a selection. */
export const createCaret = (place: TextPlace, side: TextCaret['side'] = 'before'): TextCaret => ({
  anchor: place,
  focus: place,
  side,
});

function clampPlace(paragraphs: readonly Paragraph[], { paragraph, offset }: TextPlace): TextPlace {
  const found = paragraphs[paragraph];
  if (!found) return getEnd(paragraphs);
  return { paragraph, offset: Math.min(offset, lengthOfRuns(found.runs)) };
}

/** Clamps a caret to a text; without a caret, returns the end of the text. */
export const clampCaret = (paragraphs: readonly Paragraph[], caret: TextCaret | undefined): TextCaret =>
  caret
    ? {
        ...caret,
        anchor: clampPlace(paragraphs, caret.anchor),
        focus: clampPlace(paragraphs, caret.focus),
      }
    : createCaret(getEnd(paragraphs));

/** Returns the paragraphs of a range, cut at its ends. */
export const cutParagraphs = (
  paragraphs: readonly Paragraph[],
  { from, to }: TextRange,
): readonly Paragraph[] =>
  paragraphs.slice(from.paragraph, to.paragraph + 1).map((paragraph, index) => {
    const start = index === 0 ? from.offset : 0;
    const end = from.paragraph + index === to.paragraph ? to.offset : Infinity;
    return { ...paragraph, runs: runsBetween(paragraph.runs, start, end) };
  });

/** Returns the end of paragraphs inserted at a position. */
export function getInsertedEnd(from: TextPlace, inserted: readonly Pick<Paragraph, 'runs'>[]): TextPlace {
  const length = lengthOfRuns(inserted.at(-1)?.runs ?? []);
  const further = inserted.length - 1;
  return { paragraph: from.paragraph + further, offset: further > 0 ? length : from.offset + length };
}

/**
 * Returns the end of the changed part when a text changes from outside, such as by undo; `undefined` if the text is
 * equal.
 */
export function findChangeEnd(
  before: readonly Paragraph[],
  after: readonly Paragraph[],
): TextPlace | undefined {
  const [old, changed] = [before, after].map((paragraphs) => paragraphs.map(getText).join('\n')) as [
    string,
    string,
  ];
  if (old === changed) return undefined;
  const most = Math.min(old.length, changed.length);
  let start = 0;
  while (start < most && old[start] === changed[start]) start += 1;
  let end = 0;
  while (end < most - start && old.at(-1 - end) === changed.at(-1 - end)) end += 1;
  // Two emoji may end in the same low surrogate.
  while (end > 0 && /^[\udc00-\udfff]/.test(changed.slice(-end))) end -= 1;
  const lines = changed.slice(0, changed.length - end).split('\n');
  return { paragraph: lines.length - 1, offset: lines.at(-1)?.length ?? 0 };
}
