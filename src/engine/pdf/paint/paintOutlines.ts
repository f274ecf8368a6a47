import type { GlyphsItem, Paint } from '../../display';
import { matrixNumbers } from '../file/syntax';
import type { Bounds } from '../geometry';
import type { UsedFont } from '../text/fonts';
import { addWith, applyPaint, isOpaque } from './applyPaint';
import { withLineStyle } from './lineOperators';
import type { Painting } from './painting';
import { transparencyGroup } from './transparencyGroup';

/** Paints glyphs as outlines in font units, each filled, then each stroked. */
export function paintOutlines(painting: Painting, item: GlyphsItem, font: UsedFont, bounds: Bounds): void {
  const scale = item.size / font.facts.unitsPerEm;
  const placeOutlines = (operator: string): string =>
    item.glyphs
      .map(({ id, x, y }) => {
        const outline = font.outline(id);
        const matrix = matrixNumbers([scale, 0, 0, -scale, x, y]);
        return outline === '' ? '' : `q\n${matrix} cm\n${outline}${operator}\nQ\n`;
      })
      .join('');
  if (item.fill) addWithOnePaint(painting, item.fill, 'fill', bounds, placeOutlines('f'));
  if (!item.stroke) return;
  // The width is scaled with the outline.
  const stroked = withLineStyle(item.stroke, placeOutlines('S'), 1 / scale);
  addWithOnePaint(painting, item.stroke.paint, 'stroke', bounds, stroked);
}

/** Adds operators with one paint; if it is transparent, overlapping glyphs don't add up. */
function addWithOnePaint(
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
