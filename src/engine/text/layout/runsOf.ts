import type { ShapedParagraph } from '../shape/shapedParagraph';
import type { CharacterLook } from './textInput';
import type { LineGlyph, LinePiece } from './placeLine';
import type { PlacedRun } from './textLayout';

/** Glyphs of one piece and one run, with the text they stand for. */
interface Group {
  readonly run: number;
  readonly start: number;
  end: number;
  readonly glyphs: LineGlyph[];
}

/**
 * Glyphs of one font, size and look on a line by itself. They are those of the line and not copied: their clusters count from
 * the start of the paragraph, and their y, up, from the baseline.
 */
export interface LocalRun extends Omit<PlacedRun, 'glyphs' | 'transform'> {
  readonly glyphs: readonly LineGlyph[];
  /** The first unit of its text in the paragraph; `null` where its text is not that of the paragraph. */
  readonly start: number | null;
}

/** How glyphs of this look are painted. */
export const paintOf = ({
  color,
  strokeColor,
  strokeWidth,
  textOverprint,
}: CharacterLook): Pick<PlacedRun, 'fill' | 'stroke' | 'overprint'> => ({
  ...(color.applied && { fill: color.color }),
  ...(strokeColor.applied && strokeWidth > 0 && { stroke: { color: strokeColor.color, width: strokeWidth } }),
  overprint: textOverprint,
});

/** Parts a piece where another run of the paragraph begins; groups in reading order, their glyphs from left to right. */
function groupsOf({ runOf }: ShapedParagraph, { start, end, level, glyphs }: LinePiece): Group[] {
  const isReversed = level % 2 === 1;
  const groups: Group[] = [];
  for (const glyph of isReversed ? glyphs.toReversed() : glyphs) {
    const run = runOf[glyph.cluster] ?? 0;
    const last = groups.at(-1);
    if (last?.run === run) last.glyphs.push(glyph);
    else {
      if (last) last.end = glyph.cluster;
      groups.push({ run, start: last ? glyph.cluster : start, end, glyphs: [glyph] });
    }
  }
  for (const group of groups) if (isReversed) group.glyphs.reverse();
  return groups;
}

/** The runs of a piece from left to right; marks and hyphens are of no run of the text. */
export function runsOf(shaped: ShapedParagraph, piece: LinePiece, isMark: boolean): LocalRun[] {
  const { item, level, text } = piece;
  if (!item) return [];
  const groups = text === undefined ? groupsOf(shaped, piece) : [hyphenGroup(shaped, piece)];
  const runs = groups.map(({ run, start, end, glyphs }): LocalRun => ({
    run: isMark || text !== undefined ? null : run,
    font: item.face.key,
    size: item.setting.size,
    direction: level % 2 === 1 ? 'rightToLeft' : 'leftToRight',
    text: text ?? shaped.text.slice(start, end),
    glyphs,
    start: text === undefined ? start : null,
    ...paintOf(shaped.paragraph.runs[run]?.look ?? shaped.paragraph.format),
  }));
  return level % 2 === 1 ? runs.reverse() : runs;
}

/** A hyphen looks as the letter before it. */
const hyphenGroup = ({ runOf }: ShapedParagraph, { start, end, glyphs }: LinePiece): Group => ({
  run: runOf[Math.max(0, start - 1)] ?? 0,
  start,
  end,
  glyphs: [...glyphs],
});
