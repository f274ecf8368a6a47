import type { Matrix } from '../../display';
import type { TextLine } from '../textLayout';

/**
 * Returns the transform at a place of a line on a path or a vertical line; `undefined` for horizontal lines. The place
 * is measured along the untransformed line.
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

/** Maps a point back through a transform; returns the point itself for a degenerate one. */
export function turnBack([a, b, c, d, e, f]: Matrix, { x, y }: { x: number; y: number }) {
  const size = a * d - b * c;
  if (size === 0) return { x, y };
  return {
    x: (d * (x - e) - c * (y - f)) / size,
    y: (a * (y - f) - b * (x - e)) / size,
  };
}
