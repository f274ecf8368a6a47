import { LINE_END } from '../shape/displayedText';
import type { ShapedParagraph } from '../shape/shapedParagraph';
import type { Break } from './breaks';
import { exactWidth, hyphenWidth, roughWidth } from './widths';

/** A line of a paragraph: offsets into its drawn text, lengths in points. */
export interface BrokenLine {
  readonly start: number;
  /** The end without trailing blanks. */
  readonly textEnd: number;
  readonly end: number;
  /** Without trailing blanks, with the hyphen. */
  readonly width: number;
  readonly hasHyphen: boolean;
  /** Whether the line ends the paragraph, or ends at an explicit line break. */
  readonly isLast: boolean;
  /** Whether a word wider than the line was broken. */
  readonly isForced: boolean;
}

/** The room for lines of a paragraph, in points from the starting edge of the column. */
export interface LineRoom {
  readonly columnWidth: number;
  readonly firstStart: number;
  /** The start of all lines but the first. */
  readonly start: number;
  readonly endIndent: number;
}

/** Returns the start of a line. */
export const startIn = ({ firstStart, start }: LineRoom, lineIndex: number): number =>
  lineIndex === 0 ? firstStart : start;

/** The tolerance of rounding errors in a width. */
const SLACK = 1e-6;
/** The excess over the room above which a line is certainly too wide. */
const SURE = 1e-3;

/** The state of searching for the end of a line. */
interface Search {
  readonly shaped: ShapedParagraph;
  readonly start: number;
  readonly x: number;
  readonly room: number;
}

/** Breaks a paragraph into lines, each as full as possible. */
export const breakLines = (shaped: ShapedParagraph, room: LineRoom): BrokenLine[] => [
  ...linesFrom(shaped, room),
];

/** Breaks a paragraph into lines lazily: a caller can stop when they don't fit. */
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

/** Whether the line may fit up to this break, with a margin for letters that change at the cut. */
function mayFit({ shaped, start, x, room }: Search, place: Break | undefined): boolean {
  if (!place) return false;
  const end = withoutBlanks(shaped.text, start, place.position);
  const margin = 2 * (shaped.settings[shaped.runOf[Math.max(start, end - 1)] ?? 0]?.size ?? 0);
  return roughWidth(shaped, start, end, x) <= room + margin;
}

/** Whether the line is certainly too wide: no letters change at its ends, and its rough width exceeds the room. */
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

/** Breaks a line within a word: as many characters as fit, at least one. */
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

/** Returns the index of the first cluster that starts after a position. */
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

/** Trims blanks at the end of a line, which may extend beyond the edge. */
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
