import type { PathData } from '../../display';
import { number, numbers } from '../file/syntax';
import { boundsOf, type Bounds } from '../geometry';

/** One segment of an outline: its letter and numbers. */
interface Step {
  readonly letter: string;
  readonly values: readonly number[];
}

const COUNTS: Readonly<Record<string, number>> = { M: 2, L: 2, Q: 4, C: 6, Z: 0 };
const OPERATORS: Readonly<Record<string, string>> = { M: 'm', L: 'l', C: 'c', Z: 'h' };

/**
 * Yields the segments of an outline.
 * @throws Error at a letter that display lists do not use.
 */
function* stepsOf(path: PathData): Generator<Step> {
  const words = path.split(' ').filter((word) => word !== '');
  for (let at = 0; at < words.length;) {
    const letter = words[at] ?? '';
    const count = COUNTS[letter];
    if (count === undefined) throw new Error(`Path data has no “${letter}”.`);
    yield { letter, values: words.slice(at + 1, at + 1 + count).map(Number) };
    at += count + 1;
  }
}

/** Writes an outline as operators, with quadratic curves as cubic ones. Coordinates stay unchanged. */
export function pathOperators(path: PathData, decimals = 4): string {
  let operators = '';
  let point: readonly [number, number] = [0, 0];
  for (const step of stepsOf(path)) {
    const { letter, values } = step.letter === 'Q' ? asCubic(step, point) : step;
    operators += `${numbers(values, decimals)}${values.length > 0 ? ' ' : ''}${OPERATORS[letter]}\n`;
    const [x, y] = values.slice(-2);
    if (x !== undefined && y !== undefined) point = [x, y];
  }
  return operators;
}

function asCubic({ values }: Step, [x0, y0]: readonly [number, number]): Step {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = values;
  const between = (from: number, to: number): number => from + ((to - from) * 2) / 3;
  const handles = [between(x0, x1), between(y0, y1), between(x2, x1), between(y2, y1)];
  return { letter: 'C', values: [...handles, x2, y2] };
}

/** Returns the bounds of all points of an outline, including control points. */
export const pathBounds = (path: PathData): Bounds | undefined =>
  boundsOf(
    (function* () {
      for (const { values } of stepsOf(path))
        for (let at = 0; at < values.length; at += 2) yield [values[at] ?? 0, values[at + 1] ?? 0] as const;
    })(),
  );

/** Writes a rectangle as an operator. */
export const rectangle = ([left, top, right, bottom]: Bounds): string =>
  `${number(left)} ${number(top)} ${number(right - left)} ${number(bottom - top)} re\n`;
