import type { GlyphsItem } from '../../display';
import { hex, number } from '../file/syntax';
import type { FontFacts } from './sfnt';

/** Where a reader of the file is after what was shown; nowhere at first. */
export interface Pen {
  x: number;
  y: number;
}

/** A pen that is nowhere. */
export const newPen = (): Pen => ({ x: Number.NaN, y: Number.NaN });

/** The width a glyph has in the file, in thousandths of the em: whole ones, because some readers cut off the rest. */
export const widthOf = ({ advance, unitsPerEm }: FontFacts, glyphId: number): number =>
  Math.round((advance(glyphId) * 1000) / unitsPerEm);

/** A font size as it is written: what is counted with it is counted as readers do. */
export const writtenSize = (size: number): string => number(size, 5);

/** Shows glyphs at their places: each line from a place of its own, what differs from the widths between the glyphs. */
export function showGlyphs(glyphs: GlyphsItem['glyphs'], facts: FontFacts, size: number, pen: Pen): string {
  const em = Number(writtenSize(size));
  // Strings that are put together piece by piece are slow to read, and what is kept of lines is read for each page.
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
    const back = Math.round(((pen.x - x) / em) * 1_000_000) / 1000;
    if (back !== 0) {
      operators.push(`>${number(back, 3)}<`);
      pen.x -= (back / 1000) * em;
    }
    operators.push(hex(id));
    pen.x += (widthOf(facts, id) / 1000) * em;
  }
  endRow();
  return operators.join('');
}
