import { chain, roundMatrix, scaling, translation, type DisplayItem, type GlyphsItem } from '../display';
import type { FontBook } from '../text';

/**
 * Glyphs as their font colours them: those with colours of their own are painted one by one, over glyphs that only say what
 * stands there.
 */
export function inColours(item: GlyphsItem, fonts: FontBook): readonly DisplayItem[] {
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
      const transform = roundMatrix(chain(translation(x, y), scaling(factor, -factor)));
      painted.push({ type: 'group', items, transform, ...(opacity < 1 && { opacity }) });
      covered.push(hasOutline);
    } else if (hasOutline) plain.push(glyph);
  }
  if (painted.length === 0) return [item];
  const { fill, stroke: _, ...said } = item;
  // Glyphs in colours mostly have no outline, and then all can be told in one go.
  if (!covered.includes(true)) return [{ ...said, fill }, ...painted];
  return [said, ...(plain.length > 0 ? [{ ...item, glyphs: plain }] : []), ...painted];
}
