import type { Document, Paragraph, Run } from '../document';
import { resolvedPlaces, type ResolvedPlace, type RuleSets } from '../resolve';
import type { TextCluster, TextLayout, TextLine, TextPosition } from '../text';
import { lazyLine } from '../text/layout/lazyLine';

/** A run in the two texts. */
interface Span {
  readonly isVariable: boolean;
  readonly start: number;
  readonly end: number;
  readonly drawnStart: number;
  readonly drawnEnd: number;
}

/** A stored paragraph and how its runs are drawn. */
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

/** The stored place behind a drawn character that ends here; within a value that behind its variable. */
function storedEnd({ spans }: Source, offset: number): number {
  const span = spans.find(({ drawnStart, drawnEnd }) => drawnStart < offset && offset <= drawnEnd);
  if (!span) return 0;
  return span.isVariable ? span.end : span.start + offset - span.drawnStart;
}

/** The stored place of a drawn character that starts here; within a value that of its variable. */
function storedStart({ spans }: Source, offset: number): number {
  const span = spans.find(({ drawnStart, drawnEnd }) => drawnStart <= offset && offset < drawnEnd);
  if (!span) return spans.at(-1)?.end ?? 0;
  return span.isVariable ? span.start : span.start + offset - span.drawnStart;
}

/** The variable a drawn character is part of. */
const variableAt = ({ spans }: Source, offset: number): Span | undefined =>
  spans.find(
    ({ isVariable, drawnStart, drawnEnd }) => isVariable && drawnStart <= offset && offset < drawnEnd,
  );

/** Characters by their stored place; those of a value are one. */
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

/** Adds what has no width, behind the character before it: variables without a value. */
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
    ...{ column, isRightToLeft, left, right, top, height, baseline, transform, backgrounds, runs, rules },
    paragraph: source.paragraph,
    start: line.start === 0 ? 0 : storedEnd(source, line.start),
    end: isLast ? end : storedEnd(source, line.end),
  };
  // Of most lines nobody asks: the caret stands in one.
  return lazyLine(stored, () => withEmptyOnes(source, stored, storedClusters(source, line.clusters), isLast));
}

/**
 * A layout of `layoutFrame` whose places are those of the text as it is stored: a variable is one character, as wide as
 * its value. Carets and selections of an editor stand in it.
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

/** Whether the paragraph of a line goes on where there is no room. */
const isCut = ({ overset }: TextLayout, { paragraph }: TextLine): boolean => overset?.paragraph === paragraph;
