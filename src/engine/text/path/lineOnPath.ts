import type { Matrix } from '../../display';
import type { PlacedRun, TextBox, TextCluster, TextLine } from '../layout/textLayout';
import type { Track } from './trackOf';

/** Turns a piece of a straight line so that its middle stands on the path. */
function turnAt(track: Track, middle: number, baseline: number): Matrix {
  const { x, y, dx, dy } = track.at(middle);
  return [dx, dy, -dy, dx, x - dx * middle + dy * baseline, y - dy * middle - dx * baseline];
}

const middleOf = ({ left, right }: TextCluster) => (left + right) / 2;

/** The character a glyph belongs to: the last that starts no further right. */
function clusterAt(clusters: readonly TextCluster[], x: number): TextCluster | undefined {
  let low = 0;
  let high = clusters.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((clusters[middle]?.left ?? 0) <= x + 1e-9) low = middle;
    else high = middle - 1;
  }
  return clusters[low];
}

/** The glyphs of a run character by character, each turned by itself. */
function turnedRuns(run: PlacedRun, line: TextLine, track: Track): PlacedRun[] {
  const groups = new Map<TextCluster, PlacedRun['glyphs'][number][]>();
  for (const glyph of run.glyphs) {
    const cluster = clusterAt(line.clusters, glyph.x);
    const group = cluster && groups.get(cluster);
    if (group) group.push(glyph);
    else if (cluster) groups.set(cluster, [glyph]);
  }
  const starts = [...new Set(run.glyphs.map((glyph) => glyph.cluster))].sort((a, b) => a - b);
  const next = new Map(starts.map((start, index) => [start, starts[index + 1] ?? run.text.length]));
  return [...groups].map(([cluster, glyphs]) => {
    const own = glyphs.map((glyph) => glyph.cluster);
    const first = Math.min(...own);
    const end = next.get(Math.max(...own));
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
  clusters: line.clusters,
  backgrounds: line.backgrounds.flatMap((box) => turnedBoxes(box, line, track)),
  runs: line.runs.flatMap((run) => turnedRuns(run, line, track)),
  rules: line.rules.flatMap((box) => turnedBoxes(box, line, track)),
});
