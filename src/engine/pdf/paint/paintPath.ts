import type { PathItem } from '../../display';
import { number } from '../file/syntax';
import { grown, type Bounds } from '../geometry';
import { addWith, applyPaint, isOpaque } from './applyPaint';
import type { Painting } from './painting';
import { pathBounds, pathOperators } from './pathOperators';

/** How far a mitred corner may reach from its line, in widths of the line. */
const MITRE = 10;

/** Widened to hold a line along it. */
export const withLine = (bounds: Bounds, width: number): Bounds => grown(bounds, width * MITRE);

/** An outline, filled and then stroked. */
export function paintPath(painting: Painting, { path, fill, stroke }: PathItem): void {
  const bounds = pathBounds(path);
  if (!bounds || (!fill && !stroke)) return;
  const outline = pathOperators(path);
  const filled = fill && applyPaint(painting, fill, 'fill', bounds);
  const stroked = stroke && applyPaint(painting, stroke.paint, 'stroke', withLine(bounds, stroke.width));
  const width = stroke ? `${number(stroke.width)} w\n` : '';
  if (filled && stroked && isOpaque(filled) && isOpaque(stroked))
    return addWith(painting, { fill: filled, stroke: stroked }, `${width}${outline}B\n`);
  if (filled) addWith(painting, { fill: filled }, `${outline}f\n`);
  if (stroked) addWith(painting, { stroke: stroked }, `${width}${outline}S\n`);
}
