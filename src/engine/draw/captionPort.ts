import { NEW_PARAGRAPH_FORMAT, newTextFrame, type TextOptions } from '../document';
import type { Caption, DisplayPorts, GlyphsItem } from '../display';
import { layoutText, textParagraphs, type FontBook } from '../text';

/** Wider than any line below a barcode. */
const WIDE = 100_000;

const OPTIONS: TextOptions = { ...newTextFrame('Caption').options, textDirection: 'leftToRight' };

const KIT = {
  paragraphStyles: { order: [], items: {} },
  characterStyles: { order: [], items: {} },
  themes: { order: [], items: {} },
};

/** Sets a line below a barcode: its middle and baseline where they are asked for. */
export const captionPort =
  (fonts: FontBook): DisplayPorts['caption'] =>
  ({ text, size, x, y, fill }: Caption) => {
    const format = { ...NEW_PARAGRAPH_FORMAT, fontSize: size };
    const paragraphs = textParagraphs([{ runs: [{ type: 'text', text }], format }], KIT);
    const [line] = layoutText({ paragraphs, options: OPTIONS, width: WIDE, height: WIDE, fonts }).lines;
    if (!line) return [];
    const [left, down] = [x - (line.left + line.right) / 2, y - line.baseline];
    return line.runs.map(({ font, size: em, direction, text: said, glyphs }): GlyphsItem => ({
      ...{ type: 'glyphs', font, size: em, direction, text: said, fill, overprint: false },
      glyphs: glyphs.map((glyph) => ({ ...glyph, x: glyph.x + left, y: glyph.y + down })),
    }));
  };
