import { lineReach, type Line, type PathItem } from '../../display';
import { growBounds, type Bounds } from '../geometry';
import { addWith, applyPaint, isOpaque } from './applyPaint';
import { withLineStyle } from './lineOperators';
import type { Painting } from './painting';
import { pathBounds, pathOperators } from './pathOperators';

/** Enlarges bounds for a line along them. */
const withLine = (bounds: Bounds, line: Line): Bounds => growBounds(bounds, lineReach(line));

/** Fills an outline, then strokes it. */
export function paintPath(painting: Painting, { path, fill, stroke }: PathItem): void {
  const bounds = pathBounds(path);
  if (!bounds || (!fill && !stroke)) return;
  const outline = pathOperators(path);
  const filled = fill && applyPaint(painting, fill, 'fill', bounds);
  const stroked = stroke && applyPaint(painting, stroke.paint, 'stroke', withLine(bounds, stroke));
  if (stroke && filled && stroked && isOpaque(filled) && isOpaque(stroked))
    return addWith(painting, { fill: filled, stroke: stroked }, withLineStyle(stroke, `${outline}B\n`));
  if (filled) addWith(painting, { fill: filled }, `${outline}f\n`);
  if (stroke && stroked) addWith(painting, { stroke: stroked }, withLineStyle(stroke, `${outline}S\n`));
}
