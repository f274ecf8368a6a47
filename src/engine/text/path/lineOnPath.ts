import type { Matrix } from '../../display';
import type { PlacedRun, TextBox, TextCluster, TextLine } from '../textLayout';
import type { Track } from './trackOf';

/** Returns the transform of a piece of a straight line whose middle is placed on the path. */
function turnAt(track: Track, middle: number, baseline: number): Matrix {
  const { x, y, dx, dy } = track.at(middle);
  return [dx, dy, -dy, dx, x - dx * middle + dy * baseline, y - dy * middle - dx * baseline];
}

const middleOf = ({ left, right }: TextCluster) => (left + right) / 2;

/** Returns the character of a glyph: the last one that starts no further right. */
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

/** Transforms the glyphs of a run character by character. */
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

/** Splits a box at characters, and transforms each part. */
const turnedBoxes = (box: TextBox, line: TextLine, track: Track): TextBox[] =>
  line.clusters.flatMap((cluster) => {
    const left = Math.max(box.x, cluster.left);
    const right = Math.min(box.x + box.width, cluster.right);
    if (right <= left) return [];
    return [
      { ...box, x: left, width: right - left, transform: turnAt(track, middleOf(cluster), line.baseline) },
    ];
  });

/** Bends a straight line along a path, character by character; positions along the line stay unchanged. */
export const lineOnPath = (line: TextLine, track: Track): TextLine => ({
  ...line,
  clusters: line.clusters,
  backgrounds: line.backgrounds.flatMap((box) => turnedBoxes(box, line, track)),
  runs: line.runs.flatMap((run) => turnedRuns(run, line, track)),
  rules: line.rules.flatMap((box) => turnedBoxes(box, line, track)),
});
