import { arcToCurves } from './arcToCurves';
import { readCommands, type PathCommand } from './readNumbers';
import type { Segment } from './segments';

/** The current point, the start of the subpath, and the control points a smooth curve mirrors. */
interface Pen {
  x: number;
  y: number;
  startX: number;
  startY: number;
  /** The last control point, of cubic curves and of quadratic ones. */
  cubic?: readonly [number, number];
  quadratic?: readonly [number, number];
}

/** Returns the numbers of a command as absolute coordinates. */
function toAbsolute({ letter, numbers }: PathCommand, { x, y }: Pen): readonly number[] {
  const command = letter.toUpperCase();
  if (letter === command) return numbers;
  if (command === 'V') return numbers.map((number) => number + y);
  if (command === 'A')
    return numbers.map((number, index) => number + (index === 5 ? x : index === 6 ? y : 0));
  return numbers.map((number, index) => number + (index % 2 ? y : x));
}

const mirrorControl = (
  point: readonly [number, number] | undefined,
  { x, y }: Pen,
): readonly [number, number] => (point ? [2 * x - point[0], 2 * y - point[1]] : [x, y]);

/** Converts a command to segments. */
function draw(command: string, numbers: readonly number[], pen: Pen): readonly Segment[] {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0] = numbers;
  switch (command) {
    case 'M':
      return [['M', a, b]];
    case 'L':
      return [['L', a, b]];
    case 'H':
      return [['L', a, pen.y]];
    case 'V':
      return [['L', pen.x, a]];
    case 'C':
      return [['C', a, b, c, d, e, f]];
    case 'S':
      return [['C', ...mirrorControl(pen.cubic, pen), a, b, c, d]];
    case 'Q':
      return [['Q', a, b, c, d]];
    case 'T':
      return [['Q', ...mirrorControl(pen.quadratic, pen), a, b]];
    case 'A':
      return arcToCurves(pen.x, pen.y, {
        rx: a,
        ry: b,
        rotationDegrees: c,
        largeArc: d === 1,
        sweep: e === 1,
        x: f,
        y: g,
      });
    default:
      return [['Z']];
  }
}

/** Moves the pen to the end of a segment. */
function movePen(pen: Pen, segment: Segment): void {
  const [command, ...numbers] = segment;
  const [x = pen.startX, y = pen.startY] = numbers.slice(-2);
  pen.x = x;
  pen.y = y;
  if (command === 'M') [pen.startX, pen.startY] = [x, y];
}

/**
 * Parses SVG path data into absolute lines and curves; arcs become curves. Ignores everything after an error, and data
 * without a leading moveto.
 */
export function parsePath(text: string): readonly Segment[] {
  const segments: Segment[] = [];
  const pen: Pen = { x: 0, y: 0, startX: 0, startY: 0 };
  for (const command of readCommands(text)) {
    const letter = command.letter.toUpperCase();
    if (segments.length === 0 && letter !== 'M') return [];
    // After a closed subpath the next one begins at the same point.
    if (segments.at(-1)?.[0] === 'Z' && letter !== 'M' && letter !== 'Z') segments.push(['M', pen.x, pen.y]);
    const drawn = draw(letter, toAbsolute(command, pen), pen);
    const last = drawn.at(-1);
    delete pen.cubic;
    delete pen.quadratic;
    if (last?.[0] === 'C' && letter !== 'A') pen.cubic = [last[3], last[4]];
    if (last?.[0] === 'Q') pen.quadratic = [last[1], last[2]];
    for (const segment of drawn) movePen(pen, segment);
    segments.push(...drawn);
  }
  return segments;
}
