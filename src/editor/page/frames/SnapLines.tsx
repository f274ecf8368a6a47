import { LINES } from './lines';
import type { SnapLine } from './snapping';

/**
 * Draws the lines to which a dragged frame snapped, in an SVG of the page.
 * @param unitScale CSS pixels per unit
 */
export const SnapLines = ({ lines, unitScale }: { lines: readonly SnapLine[]; unitScale: number }) =>
  lines.map(({ axis, at, from, to }) => {
    const [start, end, where] = [from * unitScale, to * unitScale, at * unitScale];
    const line =
      axis === 'x'
        ? { x1: where, x2: where, y1: start, y2: end }
        : { y1: where, y2: where, x1: start, x2: end };
    return <line key={`${axis}${at}`} {...line} stroke={LINES.snap} data-snap={axis} />;
  });
