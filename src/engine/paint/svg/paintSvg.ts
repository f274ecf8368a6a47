import { IDENTITY, type DisplayList } from '../../display';
import { newDefinitions } from './definitions';
import { itemsMarkup } from './itemMarkup';
import type { SvgOptions } from './options';
import { hexColour } from './paints';
import { element } from './text';

/** A page as an SVG file, one unit a point and cut at the page's edge. Text is outlines; colours are those of screens. */
export function paintSvg(list: DisplayList, options: SvgOptions): string {
  const { width, height } = list;
  const definitions = newDefinitions(options.idPrefix ?? 'p');
  const ground = options.ground && element('rect', { width, height, fill: hexColour(options.ground) });
  const items = itemsMarkup({ list, options, definitions, matrix: IDENTITY }, list.items);
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      ...{ width: `${width}pt`, height: `${height}pt`, viewBox: `0 0 ${width} ${height}` },
      // Blend modes see this page and not what it stands on.
      style: 'isolation:isolate;overflow:hidden',
    },
    definitions.markup() + (ground ?? '') + items,
  );
}
