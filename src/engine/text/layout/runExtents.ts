import type { ShapedParagraph } from '../shape/shapedParagraph';
import { clustersOf } from './clustersOf';
import type { LinePiece } from './placeLine';
import type { CharacterLook } from './textInput';
import type { Setting } from '../shape/setting';

/** How far characters of one run reach on a line. */
export interface RunExtent {
  readonly left: number;
  readonly right: number;
  readonly look: CharacterLook;
  readonly setting: Setting;
}

/** The extents of the runs of a piece from left to right; of a tab that of its run. */
export function runExtents(shaped: ShapedParagraph, piece: LinePiece): RunExtent[] {
  const extents: { run: number; left: number; right: number }[] = [];
  const clusters = piece.text === undefined ? clustersOf(shaped, piece) : [piece];
  for (const { start, left, right } of clusters) {
    const run = shaped.runOf[piece.text === undefined ? start : Math.max(0, start - 1)] ?? 0;
    const last = extents.at(-1);
    if (last?.run === run) {
      last.left = Math.min(last.left, left);
      last.right = Math.max(last.right, right);
    } else extents.push({ run, left, right });
  }
  const ordered = piece.level % 2 === 1 ? extents.reverse() : extents;
  return ordered.flatMap(({ run, left, right }) => {
    const look = shaped.paragraph.runs[run]?.look;
    const setting = shaped.settings[run];
    return look && setting ? [{ left, right, look, setting }] : [];
  });
}
