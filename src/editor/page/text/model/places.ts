import { lengthOfRuns, runsBetween, type Paragraph } from '@/engine/document';
import type { TextCaret, TextPlace } from '../../frames/FrameSession';

/** Stands for a variable in the text of a paragraph, so that it is one character. */
export const VARIABLE = '\ufffc';
/** Ends a line within a paragraph. */
export const LINE_END = '\u2028';

/** A stretch of a text; `from` comes first. */
export interface TextRange {
  readonly from: TextPlace;
  readonly to: TextPlace;
}

/** What a paragraph says as it is stored, a variable as one character. */
export const textOf = ({ runs }: Pick<Paragraph, 'runs'>): string =>
  runs.map((run) => (run.type === 'text' ? run.text : VARIABLE)).join('');

/** Text from elsewhere, paragraph by paragraph. */
export const splitParagraphs = (text: string): readonly string[] => text.split(/\r\n|[\r\n\u2029]/);

/** Less than 0 where `a` comes first, 0 where they are the same. */
export const comparePlaces = (a: TextPlace, b: TextPlace): number =>
  a.paragraph - b.paragraph || a.offset - b.offset;

/** What is selected, in reading order; empty where nothing is. */
export const rangeOf = ({ anchor, focus }: Pick<TextCaret, 'anchor' | 'focus'>): TextRange =>
  comparePlaces(anchor, focus) <= 0 ? { from: anchor, to: focus } : { from: focus, to: anchor };

/** Whether there is nothing in a range. */
export const isEmpty = ({ from, to }: TextRange): boolean => comparePlaces(from, to) === 0;

/** Where a text ends. */
export function endOf(paragraphs: readonly Paragraph[]): TextPlace {
  const paragraph = Math.max(0, paragraphs.length - 1);
  return { paragraph, offset: lengthOfRuns(paragraphs[paragraph]?.runs ?? []) };
}

/** All of a text. */
export const wholeOf = (paragraphs: readonly Paragraph[]): TextRange => ({
  from: { paragraph: 0, offset: 0 },
  to: endOf(paragraphs),
});

/** A caret that selects nothing. */
export const caretOf = (place: TextPlace, side: TextCaret['side'] = 'before'): TextCaret => ({
  anchor: place,
  focus: place,
  side,
});

function clampPlace(paragraphs: readonly Paragraph[], { paragraph, offset }: TextPlace): TextPlace {
  const found = paragraphs[paragraph];
  if (!found) return endOf(paragraphs);
  return { paragraph, offset: Math.min(offset, lengthOfRuns(found.runs)) };
}

/** The caret where the text has such places, else at the nearest ones; at the end of the text where there is none. */
export const caretIn = (paragraphs: readonly Paragraph[], caret: TextCaret | undefined): TextCaret =>
  caret
    ? {
        ...caret,
        anchor: clampPlace(paragraphs, caret.anchor),
        focus: clampPlace(paragraphs, caret.focus),
      }
    : caretOf(endOf(paragraphs));

/** The paragraphs a range reaches into, cut at its ends. */
export const paragraphsIn = (
  paragraphs: readonly Paragraph[],
  { from, to }: TextRange,
): readonly Paragraph[] =>
  paragraphs.slice(from.paragraph, to.paragraph + 1).map((paragraph, index) => {
    const start = index === 0 ? from.offset : 0;
    const end = from.paragraph + index === to.paragraph ? to.offset : Infinity;
    return { ...paragraph, runs: runsBetween(paragraph.runs, start, end) };
  });

/** Where what was put in at a place ends. */
export function endOfInserted(from: TextPlace, inserted: readonly Pick<Paragraph, 'runs'>[]): TextPlace {
  const length = lengthOfRuns(inserted.at(-1)?.runs ?? []);
  const further = inserted.length - 1;
  return { paragraph: from.paragraph + further, offset: further > 0 ? length : from.offset + length };
}

/**
 * Where the caret goes after a text became another by itself, as by undoing: behind what is new. `undefined` where what is
 * said stayed the same.
 */
export function placeOfChange(
  before: readonly Paragraph[],
  after: readonly Paragraph[],
): TextPlace | undefined {
  const [old, changed] = [before, after].map((paragraphs) => paragraphs.map(textOf).join('\n')) as [
    string,
    string,
  ];
  if (old === changed) return undefined;
  const most = Math.min(old.length, changed.length);
  let start = 0;
  while (start < most && old[start] === changed[start]) start += 1;
  let end = 0;
  while (end < most - start && old.at(-1 - end) === changed.at(-1 - end)) end += 1;
  // Two pictures may end in the same half.
  while (end > 0 && /^[\udc00-\udfff]/.test(changed.slice(-end))) end -= 1;
  const lines = changed.slice(0, changed.length - end).split('\n');
  return { paragraph: lines.length - 1, offset: lines.at(-1)?.length ?? 0 };
}
