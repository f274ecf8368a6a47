import { fittingScale } from '../layout/copyFit';
import { missingIn } from '../layout/plan';
import { moveLine } from '../layout/placeFlowedLine';
import { roomOf, type PlannedParagraph } from '../layout/plan';
import type { TextInput } from '../textInput';
import type { PlacedRun, TextLayout, TextLine, TextPosition } from '../textLayout';
import { textLineOf, type LocalLine } from '../layout/textLineOf';
import { breakLines } from '../lines/breakLines';
import { metricsOf } from '../lines/lineMetrics';
import { lineOnPath } from './lineOnPath';
import { trackOf, type Track } from './trackOf';

/** A straight line, and its distance from the start of the text. */
interface Straight {
  readonly paragraph: number;
  readonly from: number;
  readonly line: LocalLine;
}

/** The tolerance of rounding errors. */
const SLACK = 1e-6;

/** Returns the lines of all paragraphs in sequence; only explicit line breaks end them. Lists have no markers. */
function straightLines(paragraphs: readonly PlannedParagraph[]): readonly Straight[] {
  let from = 0;
  return paragraphs.flatMap(({ shaped }, paragraph) => {
    const planned = { shaped, start: 0, firstStart: 0, endIndent: 0 };
    return breakLines(shaped, roomOf(planned, Infinity)).map((broken, lineIndex) => {
      const measured = { line: broken, lineIndex, ...metricsOf(shaped, broken) };
      const line = textLineOf(planned, measured, broken.width);
      const straight = { paragraph, from, line };
      from += broken.width;
      return straight;
    });
  });
}

const SHARE_BEFORE = { left: 0, justify: 0, center: 0.5, right: 1 } as const;

/** Cuts a run at a limit: the glyphs before it, and their text. */
function cutRun(run: PlacedRun, limit: number): PlacedRun {
  const glyphs = run.glyphs.filter(({ x }) => x < limit - SLACK);
  if (glyphs.length === run.glyphs.length || run.direction === 'rightToLeft') return { ...run, glyphs };
  const next = run.glyphs.find(({ x }) => x >= limit - SLACK)?.cluster;
  return { ...run, glyphs, text: run.text.slice(0, next) };
}

/** Removes characters whose middle is beyond the end of the path. */
function cutAt(
  line: TextLine,
  end: number,
): { readonly line: TextLine; readonly overset: TextPosition | null } {
  const isOn = ({ left, right }: TextLine['clusters'][number]) => (left + right) / 2 <= end + SLACK;
  const beyond = line.clusters.filter((cluster) => !isOn(cluster));
  if (beyond.length === 0) return { line, overset: null };
  const clusters = line.clusters.filter(isOn);
  const limit = clusters.reduce((most, { right }) => Math.max(most, right), line.left);
  const runs = line.runs.map((run) => cutRun(run, limit)).filter(({ glyphs }) => glyphs.length > 0);
  const offset = beyond.reduce((least, { start }) => Math.min(least, start), Infinity);
  return {
    line: { ...line, runs, clusters, right: Math.min(line.right, limit), end: Math.max(line.start, offset) },
    overset: { paragraph: line.paragraph, offset },
  };
}

/** Bends lines along a track up to its end. */
function bend(straight: readonly Straight[], scale: number, before: number, track: Track) {
  const lines: TextLine[] = [];
  for (const { paragraph, from, line } of straight) {
    const place = { paragraph, column: 0, scale, dx: before + from * scale, dy: 0 };
    const { line: cut, overset } = cutAt(moveLine(line, place), track.length);
    if (cut.clusters.length > 0 || !overset) lines.push(lineOnPath(cut, track));
    if (overset) return { lines, overset };
  }
  return { lines, overset: null };
}

/**
 * Sets a text along the path of its frame, with letters above it. The frame does not grow, and copy fitting stretches
 * the text to the path. The first paragraph aligns a shorter text.
 */
export function layoutOnPath(
  { width, height, copyFitting }: TextInput,
  path: string,
  planned: readonly PlannedParagraph[],
): TextLayout {
  const track = trackOf(path, width, height);
  const straight = straightLines(planned);
  const last = straight.at(-1);
  const length = last ? last.from + last.line.right - last.line.left : 0;
  const fits = (scale: number) => length * scale <= track.length + SLACK;
  const scale = copyFitting?.enabled === true ? fittingScale(copyFitting, fits) : 1;
  const align = planned[0]?.shaped.paragraph.format.textAlign ?? 'left';
  const before = Math.max(0, track.length - length * scale) * SHARE_BEFORE[align];
  return {
    frame: { x: 0, y: 0, width, height },
    scale,
    contentHeight: straight.reduce((most, { line }) => Math.max(most, line.height), 0) * scale,
    ...bend(straight, scale, before, track),
    ...missingIn(planned),
  };
}
