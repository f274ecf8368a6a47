import { LINE_END } from '../shape/displayedText';
import type { ShapedParagraph } from '../shape/shapedParagraph';
import type { Break } from './breaks';
import { exactWidth, hyphenWidth, roughWidth } from './widths';

/** A line of a paragraph: offsets into its text as it is drawn, lengths in points. */
export interface BrokenLine {
  readonly start: number;
  /** The end without blanks. */
  readonly textEnd: number;
  readonly end: number;
  /** Without the blanks at the end, with the hyphen. */
  readonly width: number;
  readonly hasHyphen: boolean;
  /** Whether the paragraph, or what comes before a line end of its own, ends here. */
  readonly isLast: boolean;
  /** Whether a word had to be broken that is wider than the line. */
  readonly isForced: boolean;
}

/** The room for the lines of a paragraph, in points from the edge of the column it starts at. */
export interface LineRoom {
  readonly columnWidth: number;
  readonly firstStart: number;
  /** Where all lines but the first start. */
  readonly start: number;
  readonly endIndent: number;
}

/** Where a line starts. */
export const startIn = ({ firstStart, start }: LineRoom, lineIndex: number): number =>
  lineIndex === 0 ? firstStart : start;

/** What a rounding error may add to a width. */
const SLACK = 1e-6;
/** By how much more than the room a sum of widths is larger for certain. */
const SURE = 1e-3;

/** What is known while one line is looked for. */
interface Search {
  readonly shaped: ShapedParagraph;
  readonly start: number;
  readonly x: number;
  readonly room: number;
}

/** Breaks a paragraph into lines, each as full as can be. */
export const breakLines = (shaped: ShapedParagraph, room: LineRoom): BrokenLine[] => [
  ...linesFrom(shaped, room),
];

/** The lines of a paragraph one by one: whoever sees that they don't fit needs no more of them. */
export function* linesFrom(shaped: ShapedParagraph, room: LineRoom): Generator<BrokenLine, void> {
  const { text, breaks } = shaped;
  let count = 0;
  let start = 0;
  let next = 0;
  do {
    const x = startIn(room, count);
    const search = { shaped, start, x, room: room.columnWidth - room.endIndent - x };
    const line = lineFrom(search, next);
    yield line;
    count += 1;
    start = line.end;
    while ((breaks[next]?.position ?? Infinity) <= start) next += 1;
  } while (start < text.length);
  if (text.endsWith(LINE_END)) yield emptyLine(text.length);
}

const emptyLine = (at: number): BrokenLine => ({
  start: at,
  textEnd: at,
  end: at,
  width: 0,
  hasHyphen: false,
  isLast: true,
  isForced: false,
});

function lineFrom(search: Search, firstBreak: number): BrokenLine {
  const { shaped, start } = search;
  if (shaped.text === '') return emptyLine(0);
  const { breaks } = shaped;
  let index = firstBreak;
  while (mayFit(search, breaks[index])) {
    index += 1;
    if (breaks[index - 1]?.isRequired) break;
  }
  for (index -= 1; index >= firstBreak; index -= 1) {
    if (isTooWide(search, breaks[index])) continue;
    const line = lineTo(search, breaks[index]);
    if (line && line.width <= search.room + SLACK) return line;
  }
  return forcedLine(search, breaks[firstBreak]?.position ?? start);
}

/** Whether the line may reach this place, with a margin for letters that change at the cut. */
function mayFit({ shaped, start, x, room }: Search, place: Break | undefined): boolean {
  if (!place) return false;
  const end = withoutBlanks(shaped.text, start, place.position);
  const margin = 2 * (shaped.settings[shaped.runOf[Math.max(start, end - 1)] ?? 0]?.size ?? 0);
  return roughWidth(shaped, start, end, x) <= room + margin;
}

/** Whether the line is too wide for certain: no letters change at its ends, and what it is wide without them is too much. */
function isTooWide({ shaped, start, x, room }: Search, place: Break | undefined): boolean {
  if (!place) return false;
  const { unsafe, text } = shaped;
  const end = withoutBlanks(text, start, place.position);
  if (unsafe[start] === 1 || unsafe[end] === 1) return false;
  return roughWidth(shaped, start, end, x) > room + SURE;
}

function lineTo({ shaped, start, x }: Search, place: Break | undefined): BrokenLine | undefined {
  if (!place) return undefined;
  const { position, hasHyphen, isRequired } = place;
  const textEnd = withoutBlanks(shaped.text, start, position);
  const hyphen = hasHyphen ? hyphenWidth(shaped, position - 1) : 0;
  return {
    start,
    textEnd,
    end: position,
    width: exactWidth(shaped, start, textEnd, x) + hyphen,
    hasHyphen,
    isLast: isRequired || position === shaped.text.length,
    isForced: false,
  };
}

/** A line that ends within a word: as many characters as fit, and always one. */
function forcedLine({ shaped, start, x, room }: Search, limit: number): BrokenLine {
  const { clusters, text } = shaped;
  const first = firstAfter(clusters, start);
  let last = first;
  while (
    (clusters[last + 1] ?? Infinity) <= limit &&
    roughWidth(shaped, start, clusters[last + 1] ?? 0, x) <= room
  ) {
    last += 1;
  }
  const widthTo = (index: number) =>
    exactWidth(shaped, start, withoutBlanks(text, start, clusters[index] ?? 0), x);
  while (last > first && widthTo(last) > room + SLACK) last -= 1;
  const reached = clusters[last] ?? text.length;
  const end = withBlanks(text, reached, limit);
  const isLast = end === text.length || text[end - 1] === LINE_END;
  const textEnd = withoutBlanks(text, start, reached);
  return { start, textEnd, end, width: widthTo(last), hasHyphen: false, isLast, isForced: true };
}

/** The index of the first cluster that starts after this place. */
function firstAfter(clusters: readonly number[], place: number): number {
  let low = 0;
  let high = clusters.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((clusters[middle] ?? 0) <= place) low = middle + 1;
    else high = middle;
  }
  return low;
}

const isBlank = (character: string | undefined) =>
  character === ' ' || character === LINE_END || character === '\u3000';

/** Blanks at the end of a line hang over its edge. */
function withoutBlanks(text: string, start: number, end: number): number {
  let trimmed = end;
  while (trimmed > start && isBlank(text[trimmed - 1])) trimmed -= 1;
  return trimmed;
}

function withBlanks(text: string, end: number, limit: number): number {
  let extended = end;
  while (extended < limit && isBlank(text[extended])) extended += 1;
  return extended;
}
