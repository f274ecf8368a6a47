import { within } from '../lines/within';
import type { ShapedParagraph } from '../shape/shapedParagraph';
import { advanceAt, type LinePiece } from './placeLine';

/** A grapheme cluster on its line: offsets into the drawn text, x from the left edge of the column. */
export interface LineCluster {
  readonly start: number;
  readonly end: number;
  readonly left: number;
  readonly right: number;
  readonly isRightToLeft: boolean;
}

/** Returns the spans of a piece's HarfBuzz clusters: a letter, or several in one glyph. */
function spansOf(piece: LinePiece): LineCluster[] {
  const { start, end, level, left, right, glyphs, first, last: limit } = piece;
  const isRightToLeft = level % 2 === 1;
  if (first === limit) return [{ start, end, left, right, isRightToLeft }];
  const spans: { start: number; end: number; left: number; right: number; isRightToLeft: boolean }[] = [];
  let pen = left;
  for (let index = first; index < limit; index += 1) {
    const cluster = glyphs.clusters[index] ?? 0;
    const advance = advanceAt(piece, index);
    const last = spans.at(-1);
    if (last?.start === cluster) last.right += advance;
    else spans.push({ start: cluster, end, left: pen, right: pen + advance, isRightToLeft });
    pen += advance;
  }
  const reading = isRightToLeft ? spans.reverse() : spans;
  reading.forEach((span, index) => (span.end = reading[index + 1]?.start ?? end));
  return reading;
}

/** Splits a span if several characters share a glyph: each gets an equal share. */
function splitSpan({ clusters }: ShapedParagraph, span: LineCluster): LineCluster[] {
  const { start, end, left, right, isRightToLeft } = span;
  if (end - start === 1) return [span];
  const starts = [start, ...within(clusters, start + 1, end)];
  const share = (right - left) / starts.length;
  return starts.map((from, index) => ({
    start: from,
    end: starts[index + 1] ?? end,
    left: isRightToLeft ? right - share * (index + 1) : left + share * index,
    right: isRightToLeft ? right - share * index : left + share * (index + 1),
    isRightToLeft,
  }));
}

/**
 * Returns the grapheme clusters of a piece in reading order. It joins several HarfBuzz clusters of one, such as a
 * letter and its mark.
 */
export function clustersOf(shaped: ShapedParagraph, piece: LinePiece): LineCluster[] {
  const starts = within(shaped.clusters, piece.start, piece.end);
  const parts = spansOf(piece).flatMap((span) => splitSpan(shaped, span));
  let next = 0;
  const joined: LineCluster[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    const isStart = starts[next] === part.start;
    if (isStart) next += 1;
    if (!last || isStart) joined.push(part);
    else {
      const left = Math.min(last.left, part.left);
      joined[joined.length - 1] = { ...last, end: part.end, left, right: Math.max(last.right, part.right) };
    }
  }
  return joined;
}
