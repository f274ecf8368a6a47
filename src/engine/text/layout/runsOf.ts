import type { ShapedItem, ShapedParagraph } from '../shape/shapedParagraph';
import type { CharacterLook } from '../textInput';
import type { LinePiece } from './placeLine';
import type { PlacedRun } from '../textLayout';

/** Glyphs of one piece and one run, with their text. */
interface Group {
  readonly run: number;
  readonly start: number;
  end: number;
  first: number;
  last: number;
}

/** Glyphs of one font, size and look on a line, before its placement. */
export interface LocalRun extends Omit<PlacedRun, 'glyphs' | 'transform'> {
  /** The piece of its glyphs, and their range: from `first` to before `last`. */
  readonly piece: LinePiece;
  readonly first: number;
  readonly last: number;
  /** The start of its text in the paragraph; `null` if its text is not from there. */
  readonly start: number | null;
}

/** Returns the paints of glyphs of this look. */
const paintOf = ({
  color,
  strokeColor,
  strokeWidth,
  textOverprint,
}: CharacterLook): Pick<PlacedRun, 'fill' | 'stroke' | 'overprint'> => ({
  ...(color.applied && { fill: color.color }),
  ...(strokeColor.applied && strokeWidth > 0 && { stroke: { color: strokeColor.color, width: strokeWidth } }),
  overprint: textOverprint,
});

/** Splits a piece at runs of the paragraph; groups are in reading order. */
function groupsOf(
  { runOf }: ShapedParagraph,
  { start, end, level, glyphs, first, last }: LinePiece,
): Group[] {
  const only = runOf[start] ?? 0;
  // The most frequent case.
  if (first < last && only === runOf[end - 1]) return [{ run: only, start, end, first, last }];
  const isReversed = level % 2 === 1;
  const groups: Group[] = [];
  let group: Group | undefined;
  for (let count = first; count < last; count += 1) {
    const index = isReversed ? first + last - 1 - count : count;
    const cluster = glyphs.clusters[index] ?? 0;
    const run = runOf[cluster] ?? 0;
    if (group?.run === run) {
      group.first = Math.min(group.first, index);
      group.last = Math.max(group.last, index + 1);
      continue;
    }
    if (group) group.end = cluster;
    group = { run, start: group ? cluster : start, end, first: index, last: index + 1 };
    groups.push(group);
  }
  return groups;
}

function directionOf({ level, stance }: ShapedItem): PlacedRun['direction'] {
  if (stance === 'upright') return 'topToBottom';
  return level % 2 === 1 ? 'rightToLeft' : 'leftToRight';
}

/** Returns the runs of a piece from left to right; markers and hyphens belong to no run of the text. */
export function runsOf(shaped: ShapedParagraph, piece: LinePiece, isMark: boolean): LocalRun[] {
  const { item, level, text } = piece;
  if (!item) return [];
  const groups = text === undefined ? groupsOf(shaped, piece) : [hyphenGroup(shaped, piece)];
  const runs = groups.map(({ run, start, end, first, last }): LocalRun => ({
    run: isMark || text !== undefined ? null : run,
    font: item.face.key,
    size: item.setting.size,
    direction: directionOf(item),
    text: text ?? shaped.text.slice(start, end),
    piece,
    first,
    last,
    start: text === undefined ? start : null,
    ...paintOf(shaped.paragraph.runs[run]?.look ?? shaped.paragraph.format),
  }));
  return level % 2 === 1 ? runs.reverse() : runs;
}

/** A hyphen has the look of the letter before it. */
const hyphenGroup = ({ runOf }: ShapedParagraph, { start, end, first, last }: LinePiece): Group => ({
  run: runOf[Math.max(0, start - 1)] ?? 0,
  start,
  end,
  first,
  last,
});
