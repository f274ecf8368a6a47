import type { Matrix } from '../../display';
import type { PlacedRun, TextBox, TextCluster, TextLine } from '../layout/textLayout';
import type { Track } from './trackOf';

/** Turns a piece of a straight line so that its middle stands on the path. */
function turnAt(track: Track, middle: number, baseline: number): Matrix {
  const { x, y, dx, dy } = track.at(middle);
  return [dx, dy, -dy, dx, x - dx * middle + dy * baseline, y - dy * middle - dx * baseline];
}

const middleOf = ({ left, right }: TextCluster) => (left + right) / 2;

/** The character a glyph belongs to: the one it stands in, else the nearest. */
const clusterAt = (clusters: readonly TextCluster[], x: number): TextCluster | undefined =>
  clusters.reduce<TextCluster | undefined>((best, cluster) => {
    const far = ({ left, right }: TextCluster) => Math.max(left - x, x - right + 1e-9, 0);
    return best && far(best) <= far(cluster) ? best : cluster;
  }, undefined);

/** The glyphs of a run character by character, each turned by itself. */
function turnedRuns(run: PlacedRun, line: TextLine, track: Track): PlacedRun[] {
  const groups = new Map<TextCluster, PlacedRun['glyphs'][number][]>();
  for (const glyph of run.glyphs) {
    const cluster = clusterAt(line.clusters, glyph.x);
    if (!cluster) continue;
    groups.set(cluster, [...(groups.get(cluster) ?? []), glyph]);
  }
  return [...groups].map(([cluster, glyphs]) => {
    const first = Math.min(...glyphs.map((glyph) => glyph.cluster));
    const starts = run.glyphs.map((glyph) => glyph.cluster).filter((start) => start > first);
    const own = new Set(glyphs.map((glyph) => glyph.cluster));
    const end = Math.min(run.text.length, ...starts.filter((start) => !own.has(start)));
    return {
      ...run,
      text: run.text.slice(first, end),
      glyphs: glyphs.map((glyph) => ({ ...glyph, cluster: glyph.cluster - first })),
      transform: turnAt(track, middleOf(cluster), line.baseline),
    };
  });
}

/** A box cut at the characters it runs along. */
const turnedBoxes = (box: TextBox, line: TextLine, track: Track): TextBox[] =>
  line.clusters.flatMap((cluster) => {
    const left = Math.max(box.x, cluster.left);
    const right = Math.min(box.x + box.width, cluster.right);
    if (right <= left) return [];
    return [
      { ...box, x: left, width: right - left, transform: turnAt(track, middleOf(cluster), line.baseline) },
    ];
  });

/** A straight line bent along a path, character by character; its own places stay as they are along the path. */
export const lineOnPath = (line: TextLine, track: Track): TextLine => ({
  ...line,
  backgrounds: line.backgrounds.flatMap((box) => turnedBoxes(box, line, track)),
  runs: line.runs.flatMap((run) => turnedRuns(run, line, track)),
  rules: line.rules.flatMap((box) => turnedBoxes(box, line, track)),
});
