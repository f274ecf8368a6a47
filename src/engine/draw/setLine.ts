import { NEW_PARAGRAPH_FORMAT, newTextFrame, type CharacterFormat, type TextOptions } from '../document';
import type { GlyphsItem } from '../display';
import { layoutText, textParagraphs, type FontBook } from '../text';

/** Wider than any line. */
const WIDE = 100_000;

const OPTIONS: TextOptions = { ...newTextFrame('Line').options, textDirection: 'leftToRight' };

const KIT = {
  paragraphStyles: { order: [], items: {} },
  characterStyles: { order: [], items: {} },
  themes: { order: [], items: {} },
};

/** A line of text outside of any frame. */
export interface SetLine {
  readonly width: number;
  readonly runs: readonly Omit<GlyphsItem, 'fill' | 'stroke'>[];
}

interface LineOptions {
  readonly format: CharacterFormat;
  readonly fonts: FontBook;
  /** The middle of its baseline, in points. @default the origin */
  readonly at?: { readonly x: number; readonly y: number };
}

/** Sets text in the default family as one line; `undefined` if there is nothing to set. */
export function setLine(
  text: string,
  { format, fonts, at = { x: 0, y: 0 } }: LineOptions,
): SetLine | undefined {
  const paragraph = {
    runs: [{ type: 'text', text } as const],
    format: { ...NEW_PARAGRAPH_FORMAT, ...format },
  };
  const paragraphs = textParagraphs([paragraph], KIT);
  const [line] = layoutText({ paragraphs, options: OPTIONS, width: WIDE, height: WIDE, fonts }).lines;
  if (!line) return undefined;
  const [left, down] = [at.x - (line.left + line.right) / 2, at.y - line.baseline];
  return {
    width: line.right - line.left,
    runs: line.runs.map(({ font, size, direction, text: said, glyphs }) => ({
      type: 'glyphs',
      font,
      size,
      direction,
      text: said,
      overprint: false,
      glyphs: glyphs.map((glyph) => ({ ...glyph, x: glyph.x + left, y: glyph.y + down })),
    })),
  };
}
