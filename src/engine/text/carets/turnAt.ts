import type { Matrix } from '../../display';
import type { TextLine } from '../layout/textLayout';

/**
 * What turns what stands at a place of a line, where text runs along a path or from top to bottom; nothing where lines are
 * horizontal. Places of a line are those along it until they are turned.
 */
export function turnAt({ runs, transform: whole }: TextLine, x: number): Matrix | undefined {
  if (whole) return whole;
  let nearest: { readonly far: number; readonly transform: Matrix } | undefined;
  for (const { transform, glyphs } of runs) {
    for (const glyph of transform ? glyphs : []) {
      const far = Math.abs(glyph.x - x);
      if (transform && (!nearest || far < nearest.far)) nearest = { far, transform };
    }
  }
  return nearest?.transform;
}

/** A point taken back by what turned it; the point itself where that leaves nothing of it. */
export function turnedBack([a, b, c, d, e, f]: Matrix, { x, y }: { x: number; y: number }) {
  const size = a * d - b * c;
  if (size === 0) return { x, y };
  return {
    x: (d * (x - e) - c * (y - f)) / size,
    y: (a * (y - f) - b * (x - e)) / size,
  };
}
