import {
  fitPath,
  lastColour,
  type DisplayItem,
  type FittedPath,
  type GradientPaint,
  type Paint,
  type PathItem,
} from '../display';
import { mix } from '../display/geometry/numbers';

type Linear = Extract<GradientPaint, { type: 'linearGradient' }>;
type Stops = Linear['stops'];
type Point = readonly [x: number, y: number];

/**
 * Splits areas at hard edges of their gradients. PDF readers use a table of 256 colours, which would move an edge.
 * Transparent areas are not split, because parts overlap.
 */
export const splitHardEdges = (items: readonly DisplayItem[]): readonly DisplayItem[] =>
  items.flatMap((item): readonly DisplayItem[] => {
    if (item.type === 'group') return [{ ...item, items: splitHardEdges(item.items) }];
    return item.type === 'path' ? partArea(item) : [item];
  });

function partArea(item: PathItem): readonly DisplayItem[] {
  const { fill, stroke, path } = item;
  if (fill?.type !== 'linearGradient' || fill.stops.some(({ opacity }) => opacity < 1)) return [item];
  const parts = partsOf(fill.stops);
  if (parts.length < 2) return [item];
  const box = fitPath(path);
  const layers = parts.map(({ from, stops }, index): PathItem => {
    const area = (index > 0 && box && halfPlaneBeyond(fill, from, box)) || path;
    return { type: 'path', path: area, fill: paintOf(fill, stops) };
  });
  return [
    { type: 'group', clip: path, items: layers },
    ...(stroke ? [{ type: 'path', path, stroke } as const] : []),
  ];
}

interface Part {
  readonly from: number;
  readonly stops: Stops;
}

/** Returns the stops between hard edges, and the start of each part. */
function partsOf(stops: Stops): readonly Part[] {
  const edges = stops.flatMap(({ position }, index) => {
    const isEdge = index > 0 && position > 0 && position < 1 && stops[index - 1]?.position === position;
    return isEdge ? [index] : [];
  });
  return [0, ...edges].flatMap((start, index) => {
    const part = stops.slice(start, edges[index]);
    const first = part[0];
    return first ? [{ from: first.position, stops: part }] : [];
  });
}

/** Returns the paint of one part; a single stop is a plain colour. */
function paintOf({ start, end }: Linear, stops: Stops): Paint {
  const [first, last] = [stops[0], stops.at(-1)];
  const span = (last?.position ?? 0) - (first?.position ?? 0);
  if (!first || !last || span <= 0) return lastColour(stops);
  const at = (share: number): Point => [mix(start[0], end[0], share), mix(start[1], end[1], share)];
  return {
    type: 'linearGradient',
    start: at(first.position),
    end: at(last.position),
    stops: stops.map((stop) => ({ ...stop, position: (stop.position - first.position) / span })),
  };
}

/** Returns the half-plane from a share of a gradient, limited to a box; nothing for a gradient without length. */
function halfPlaneBeyond({ start, end }: Linear, share: number, box: FittedPath): string | undefined {
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
  const length = Math.sqrt(dx * dx + dy * dy);
  if (length === 0) return undefined;
  const [x, y] = [start[0] + dx * share, start[1] + dy * share];
  const far = Math.abs(box.left - x) + Math.abs(box.top - y) + 2 * (box.width + box.height);
  const [alongX, alongY] = [(dx / length) * far, (dy / length) * far];
  const corner = (side: number, depth: number) =>
    `${x - side * alongY + depth * alongX} ${y + side * alongX + depth * alongY}`;
  return `M ${corner(1, 0)} L ${corner(1, 1)} L ${corner(-1, 1)} L ${corner(-1, 0)} Z`;
}
