import type { Document, Paragraph, Run } from '../document';
import { resolvedPlaces, type ResolvedPlace, type RuleSets } from '../resolve';
import type { TextCluster, TextLayout, TextLine, TextPosition } from '../text';
import { lazyLine } from '../text/layout/placeFlowedLine';

/** A run in the stored and the drawn text. */
interface Span {
  readonly isVariable: boolean;
  readonly start: number;
  readonly end: number;
  readonly drawnStart: number;
  readonly drawnEnd: number;
}

/** A stored paragraph and its drawn runs. */
interface Source {
  readonly paragraph: number;
  readonly spans: readonly Span[];
}

function spansOf(runs: readonly Run[], { lengths }: ResolvedPlace): readonly Span[] {
  let [start, drawnStart] = [0, 0];
  return runs.map((run, index) => {
    const end = start + (run.type === 'text' ? run.text.length : 1);
    const drawnEnd = drawnStart + (lengths[index] ?? 0);
    const span = { isVariable: run.type === 'variable', start, end, drawnStart, drawnEnd };
    [start, drawnStart] = [end, drawnEnd];
    return span;
  });
}

/** Returns the stored offset for the end of a drawn character; within a value, the one after its variable. */
function storedEnd({ spans }: Source, offset: number): number {
  const span = spans.find(({ drawnStart, drawnEnd }) => drawnStart < offset && offset <= drawnEnd);
  if (!span) return 0;
  return span.isVariable ? span.end : span.start + offset - span.drawnStart;
}

/** Returns the stored offset for the start of a drawn character; within a value, the one of its variable. */
function storedStart({ spans }: Source, offset: number): number {
  const span = spans.find(({ drawnStart, drawnEnd }) => drawnStart <= offset && offset < drawnEnd);
  if (!span) return spans.at(-1)?.end ?? 0;
  return span.isVariable ? span.start : span.start + offset - span.drawnStart;
}

/** Returns the variable a drawn character belongs to. */
const variableAt = ({ spans }: Source, offset: number): Span | undefined =>
  spans.find(
    ({ isVariable, drawnStart, drawnEnd }) => isVariable && drawnStart <= offset && offset < drawnEnd,
  );

/** Maps characters to stored offsets; all characters of a value become one. */
function storedClusters(source: Source, clusters: readonly TextCluster[]): TextCluster[] {
  const result: TextCluster[] = [];
  for (const cluster of clusters) {
    const variable = variableAt(source, cluster.start);
    const start = storedStart(source, cluster.start);
    const end = variable?.end ?? storedEnd(source, cluster.end);
    const last = result.at(-1);
    if (variable && last?.start === start) result[result.length - 1] = { ...last, right: cluster.right };
    else result.push({ ...cluster, start, end });
  }
  return result;
}

/** Adds variables without a value, of width 0, after the character before them. */
function withEmptyOnes(
  source: Source,
  line: Omit<TextLine, 'clusters'>,
  clusters: TextCluster[],
  isLast: boolean,
) {
  for (const { isVariable, start, end, drawnStart, drawnEnd } of source.spans) {
    const isEmpty = isVariable && drawnStart === drawnEnd;
    if (!isEmpty || start < line.start || (isLast ? start > line.end : start >= line.end)) continue;
    const index = clusters.findIndex((cluster) => cluster.end === start);
    const before = clusters[index];
    const { isRightToLeft } = before ?? line;
    const edge = isRightToLeft ? line.right : line.left;
    const x = before ? (before.isRightToLeft ? before.left : before.right) : edge;
    const first = line.isRightToLeft ? clusters.length : 0;
    const at = before ? index + (isRightToLeft ? 0 : 1) : first;
    clusters.splice(at, 0, { start, end, left: x, right: x, isRightToLeft });
  }
  return clusters;
}

function storedLine(source: Source, line: TextLine, isLast: boolean): TextLine {
  const { column, isRightToLeft, left, right, top, height, baseline, transform } = line;
  const { backgrounds, runs, rules } = line;
  const end = source.spans.at(-1)?.end ?? 0;
  const stored = {
    column,
    isRightToLeft,
    left,
    right,
    top,
    height,
    baseline,
    transform,
    backgrounds,
    runs,
    rules,
    paragraph: source.paragraph,
    start: line.start === 0 ? 0 : storedEnd(source, line.start),
    end: isLast ? end : storedEnd(source, line.end),
  };
  // Most lines are never queried: the caret is in only one.
  return lazyLine(stored, () => withEmptyOnes(source, stored, storedClusters(source, line.clusters), isLast));
}

/**
 * Maps a layout of `layoutFrame` to the stored text: a variable is one character, as wide as its value. Carets and
 * selections of an editor use these offsets.
 */
export function storedLayout(
  layout: TextLayout,
  document: Document,
  paragraphs: readonly Paragraph[],
  ruleSets?: RuleSets,
): TextLayout {
  const sources = resolvedPlaces(document, paragraphs, ruleSets).flatMap((place, paragraph): Source[] =>
    place.paragraph === undefined
      ? []
      : [{ paragraph, spans: spansOf(paragraphs[paragraph]?.runs ?? [], place) }],
  );
  const position = ({ paragraph, offset }: TextPosition): TextPosition => {
    const source = sources[paragraph];
    return source
      ? { paragraph: source.paragraph, offset: storedEnd(source, offset) }
      : { paragraph, offset };
  };
  return {
    ...layout,
    overset: layout.overset && position(layout.overset),
    lines: layout.lines.flatMap((line, index) => {
      const source = sources[line.paragraph];
      const isLast = layout.lines[index + 1]?.paragraph !== line.paragraph && !isCut(layout, line);
      return source ? [storedLine(source, line, isLast)] : [];
    }),
  };
}

/** Whether the paragraph of a line continues beyond the frame. */
const isCut = ({ overset }: TextLayout, { paragraph }: TextLine): boolean => overset?.paragraph === paragraph;
