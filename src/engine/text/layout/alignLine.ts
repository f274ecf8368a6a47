import { startIn, type BrokenLine, type LineRoom } from '../lines/breakLines';
import type { ShapedParagraph } from '../shape/shapedParagraph';
import { scriptOf } from '../unicode/scripts';

/** Where a line stands in its column, and what is added to it to fill the column. In points. */
export interface AlignedLine {
  /** From the left edge of the column. */
  readonly left: number;
  /** Added after each of the units `stretched`. */
  readonly stretch: number;
  readonly stretched: ReadonlySet<number>;
}

const NOTHING: ReadonlySet<number> = new Set();
/** How much of the room a line leaves is before it. */
const SHARE_BEFORE = { left: 0, justify: 0, center: 0.5, right: 1 } as const;
const IDEOGRAPHIC = new Set(['Hani', 'Hira', 'Kana', 'Bopo']);

/** The units a justified line is widened after: its spaces, else its ideographs; not before the last tab. */
function stretchable(
  { text, clusters }: ShapedParagraph,
  { start, textEnd }: BrokenLine,
): ReadonlySet<number> {
  const from = Math.max(start, text.lastIndexOf('\t', textEnd - 1) + 1);
  const spaces = new Set<number>();
  for (let index = from; index < textEnd; index += 1) {
    if (text[index] === ' ' || text[index] === '\u00a0') spaces.add(index);
  }
  if (spaces.size > 0) return spaces;
  const isIdeograph = (index: number) => IDEOGRAPHIC.has(scriptOf(text.codePointAt(index) ?? 0) ?? '');
  return new Set(
    clusters.filter((at, index) => at >= from && (clusters[index + 1] ?? 0) < textEnd && isIdeograph(at)),
  );
}

/** Puts a line at its side of the room; `line` is the first of its paragraph when `lineIndex` is 0. */
export function alignLine(
  shaped: ShapedParagraph,
  line: BrokenLine,
  lineIndex: number,
  room: LineRoom,
): AlignedLine {
  const { textAlign, textAlignLast } = shaped.paragraph.format;
  const align = textAlign === 'justify' && line.isLast ? textAlignLast : textAlign;
  const start = startIn(room, lineIndex);
  const [before, after] = shaped.isRightToLeft ? [room.endIndent, start] : [start, room.endIndent];
  const spare = room.columnWidth - before - after - line.width;
  if (align === 'justify' && spare > 0) {
    const stretched = stretchable(shaped, line);
    if (stretched.size > 0) return { left: before, stretch: spare / stretched.size, stretched };
  }
  const share = align === 'justify' && shaped.isRightToLeft ? 1 : SHARE_BEFORE[align];
  return { left: before + spare * share, stretch: 0, stretched: NOTHING };
}
