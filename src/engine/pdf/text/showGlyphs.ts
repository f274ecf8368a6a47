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
  let operators = '';
  let row = '';
  const endRow = (): void => {
    if (row !== '') operators += `[<${row}>]TJ\n`;
    row = '';
  };
  for (const { id, x, y } of glyphs) {
    if (pen.y !== y) {
      endRow();
      const left = number(x, 5);
      operators += `1 0 0 -1 ${left} ${number(y, 5)} Tm\n`;
      pen.x = Number(left);
      pen.y = y;
    }
    const back = Math.round(((pen.x - x) / em) * 1_000_000) / 1000;
    if (back !== 0) {
      row += `>${number(back, 3)}<`;
      pen.x -= (back / 1000) * em;
    }
    row += hex(id);
    pen.x += (widthOf(facts, id) / 1000) * em;
  }
  endRow();
  return operators;
}
