import type { GlyphsItem } from '../../display';
import { hex, number } from '../file/syntax';
import type { FontFacts } from './sfnt';

/** The reader's position after the shown glyphs; `NaN` at first. */
export interface Pen {
  x: number;
  y: number;
}

/** Creates a pen without a position. */
export const newPen = (): Pen => ({ x: Number.NaN, y: Number.NaN });

/** Returns the width of a glyph in the file, in whole thousandths of the em, because some readers drop fractions. */
export const widthOf = ({ advance, unitsPerEm }: FontFacts, glyphId: number): number =>
  Math.round((advance(glyphId) * 1000) / unitsPerEm);

/** Writes a font size; calculations with it then match those of readers. */
export const writtenSize = (size: number): string => number(size, 5);

/** The tolerance of a glyph's position, in points: two micrometres, invisible in print and on screens. */
const NEAR = 0.005;

/**
 * Shows glyphs at their positions. Each line starts at its own position; corrections between glyphs are written only
 * when they add up to more than the tolerance. Written for every glyph, they would take two thirds of the file.
 */
export function showGlyphs(glyphs: GlyphsItem['glyphs'], facts: FontFacts, size: number, pen: Pen): string {
  const em = Number(writtenSize(size));
  // Concatenated strings are slow to read, and cached lines are read for each page.
  const operators: string[] = [];
  let isInRow = false;
  const endRow = (): void => {
    if (isInRow) operators.push('>]TJ\n');
    isInRow = false;
  };
  for (const { id, x, y } of glyphs) {
    if (pen.y !== y) {
      endRow();
      const left = number(x, 5);
      operators.push(`1 0 0 -1 ${left} ${number(y, 5)} Tm\n`);
      pen.x = Number(left);
      pen.y = y;
    }
    if (!isInRow) operators.push('[<');
    isInRow = true;
    if (Math.abs(pen.x - x) > NEAR) {
      const back = Math.round(((pen.x - x) / em) * 1_000_000) / 1000;
      operators.push(`>${number(back, 3)}<`);
      pen.x -= (back / 1000) * em;
    }
    operators.push(hex(id));
    pen.x += (widthOf(facts, id) / 1000) * em;
  }
  endRow();
  return operators.join('');
}
