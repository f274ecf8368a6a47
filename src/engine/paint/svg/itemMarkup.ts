import type { BarsItem, DisplayItem, GlyphsItem, ImageItem } from '../../display';
import type { SvgBrush } from './brush';
import { groupMarkup } from './groupMarkup';
import { lookAttributes, transformOf } from './paints';
import { element, number } from './text';

/** Writes all bars as one path, since single ones would let the background show between neighbours. */
const barsMarkup = ({ definitions }: SvgBrush, item: BarsItem): string =>
  element('path', {
    d: item.bars
      .map(([x, y, w, h]) => `M${number(x)} ${number(y)}h${number(w)}v${number(h)}h${number(-w)}z`)
      .join(''),
    ...lookAttributes(item, definitions),
  });

/** Writes a glyph by its outline, defined once. A gradient is in page coordinates and is mapped back to the glyph. */
function glyphMarkup(
  { definitions, options }: SvgBrush,
  item: GlyphsItem,
  { id, x, y }: GlyphsItem['glyphs'][number],
  scale: number,
): string {
  const d = options.outline(item.font, id);
  if (d === '') return '';
  const glyph = definitions.define(JSON.stringify(['glyph', item.font, id]), (own) =>
    element('path', { id: own, d }),
  );
  const back = [1 / scale, 0, 0, -1 / scale, -x / scale, y / scale] as const;
  return element('use', {
    href: `#${glyph}`,
    transform: transformOf([scale, 0, 0, -scale, x, y]),
    ...(isFlat(item) ? {} : lookAttributes(item, definitions, back, 1 / scale)),
  });
}

/** Whether all glyphs have one colour. */
const isFlat = ({ fill, stroke }: GlyphsItem): boolean =>
  [fill, stroke?.paint].every((paint) => paint === undefined || paint.type === 'solid');

/** Writes glyphs, with their text for screen readers. */
function glyphsMarkup(brush: SvgBrush, item: GlyphsItem): string {
  const scale = item.size / brush.options.unitsPerEm(item.font);
  const glyphs = item.glyphs.map((glyph) => glyphMarkup(brush, item, glyph, scale)).join('');
  const look = isFlat(item) ? lookAttributes(item, brush.definitions, undefined, 1 / scale) : {};
  if (glyphs === '') return '';
  // The first part of a hyphenated word carries the whole text.
  const said = item.text === '' ? {} : { role: 'img', 'aria-label': item.text };
  return element('g', { ...said, ...look }, glyphs);
}

function imageMarkup({ options }: SvgBrush, item: ImageItem): string {
  const href = options.address(item.image);
  if (href === undefined) return '';
  const square = { width: 1, height: 1, preserveAspectRatio: 'none' };
  return element('image', { href, ...square, transform: transformOf(item.transform) });
}

function itemMarkup(brush: SvgBrush, item: DisplayItem): string {
  switch (item.type) {
    case 'path':
      return element('path', { d: item.path, ...lookAttributes(item, brush.definitions) });
    case 'bars':
      return barsMarkup(brush, item);
    case 'glyphs':
      return glyphsMarkup(brush, item);
    case 'image':
      return imageMarkup(brush, item);
    case 'group':
      return groupMarkup(brush, item, itemsMarkup);
  }
}

/** Writes items in order. */
export const itemsMarkup = (brush: SvgBrush, items: readonly DisplayItem[]): string =>
  items.map((item) => itemMarkup(brush, item)).join('');
