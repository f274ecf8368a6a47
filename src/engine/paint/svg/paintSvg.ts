import { hexColour, IDENTITY, type DisplayList } from '../../display';
import { newDefinitions } from './definitions';
import { itemsMarkup } from './itemMarkup';
import type { SvgOptions } from './options';
import { element } from './text';

/**
 * Writes a page as an SVG file of one unit for each point, clipped to the page. Text becomes outlines; colours are for
 * screens.
 */
export function paintSvg(list: DisplayList, options: SvgOptions): string {
  const { width, height } = list;
  const definitions = newDefinitions(options.idPrefix ?? 'p', 2 * (width + height));
  const ground = options.ground && element('rect', { width, height, fill: hexColour(options.ground) });
  const items = itemsMarkup({ list, options, definitions, matrix: IDENTITY }, list.items);
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: `${width}pt`,
      height: `${height}pt`,
      viewBox: `0 0 ${width} ${height}`,
      // Blend modes affect only this page, not the content around it.
      style: 'isolation:isolate;overflow:hidden',
    },
    definitions.markup() + (ground ?? '') + items,
  );
}
