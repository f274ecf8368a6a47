import {
  multiplyAll,
  roundMatrix,
  scaling,
  translation,
  type DisplayItem,
  type GlyphsItem,
} from '../display';
import type { FontBook } from '../text';

/** Paints colour glyphs one by one, over invisible glyphs that carry the text. */
export function splitColourGlyphs(item: GlyphsItem, fonts: FontBook): readonly DisplayItem[] {
  const face = fonts.faceOfKey(item.font);
  if (!face?.hasColours || item.fill?.type !== 'solid') return [item];
  const { ink, opacity } = item.fill;
  const factor = item.size / face.upem;
  const [painted, plain, covered]: [DisplayItem[], GlyphsItem['glyphs'][number][], boolean[]] = [[], [], []];
  for (const glyph of item.glyphs) {
    const { id, x, y } = glyph;
    const items = face.colourGlyph(id, ink);
    const hasOutline = face.outline(id) !== '';
    if (items) {
      const transform = roundMatrix(multiplyAll(translation(x, y), scaling(factor, -factor)));
      painted.push({ type: 'group', items, transform, ...(opacity < 1 && { opacity }) });
      covered.push(hasOutline);
    } else if (hasOutline) plain.push(glyph);
  }
  if (painted.length === 0) return [item];
  const { fill, stroke: _, ...said } = item;
  // Colour glyphs mostly have no outline; then one invisible item carries the text.
  if (!covered.includes(true)) return [{ ...said, fill }, ...painted];
  return [said, ...(plain.length > 0 ? [{ ...item, glyphs: plain }] : []), ...painted];
}
