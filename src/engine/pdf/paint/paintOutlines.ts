import type { GlyphsItem, Paint } from '../../display';
import { matrixNumbers } from '../file/syntax';
import type { Bounds } from '../geometry';
import type { UsedFont } from '../text/fonts';
import { addWith, applyPaint, isOpaque } from './applyPaint';
import { withLineStyle } from './lineOperators';
import type { Painting } from './painting';
import { transparencyGroup } from './transparencyGroup';

/** Glyphs as outlines in the units of their font, each filled, then each stroked. */
export function paintOutlines(painting: Painting, item: GlyphsItem, font: UsedFont, bounds: Bounds): void {
  const scale = item.size / font.facts.unitsPerEm;
  const placed = (operator: string): string =>
    item.glyphs
      .map(({ id, x, y }) => {
        const outline = font.outline(id);
        const matrix = matrixNumbers([scale, 0, 0, -scale, x, y]);
        return outline === '' ? '' : `q\n${matrix} cm\n${outline}${operator}\nQ\n`;
      })
      .join('');
  if (item.fill) paintAsOne(painting, item.fill, 'fill', bounds, placed('f'));
  if (!item.stroke) return;
  // The width is scaled with the outline.
  const stroked = withLineStyle(item.stroke, placed('S'), 1 / scale);
  paintAsOne(painting, item.stroke.paint, 'stroke', bounds, stroked);
}

/** Operators with one paint: where it lets something through, glyphs that overlap are not seen twice. */
function paintAsOne(
  painting: Painting,
  paint: Paint,
  use: 'fill' | 'stroke',
  bounds: Bounds,
  operators: string,
): void {
  const applied = applyPaint(painting, paint, use, bounds);
  if (isOpaque(applied)) return addWith(painting, { [use]: applied }, operators);
  const form = transparencyGroup(painting, bounds, (inside) =>
    addWith(inside, { [use]: applyPaint(inside, opaque(paint), use, bounds) }, operators),
  );
  const { opacity, mask } = applied;
  const whole = { operators: '', opacity, mask };
  addWith(painting, { fill: whole }, `${painting.content.use('XObject', form)} Do\n`);
}

const opaque = (paint: Paint): Paint =>
  paint.type === 'solid'
    ? { ...paint, opacity: 1 }
    : { ...paint, stops: paint.stops.map((stop) => ({ ...stop, opacity: 1 })) };
