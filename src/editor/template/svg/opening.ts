import { transformPoint, type Matrix } from '@/engine/display';

/** An upright rectangle through which something is seen. */
export interface Opening {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Programs write down the outermost pixels less precisely than what lies in them. */
const TOLERANCE = 0.01;

/** What two openings let through together. */
export function common(one: Opening, other: Opening): Opening {
  const [left, top] = [Math.max(one.left, other.left), Math.max(one.top, other.top)];
  const right = Math.min(one.left + one.width, other.left + other.width);
  const bottom = Math.min(one.top + one.height, other.top + other.height);
  return { left, top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
}

/** Whether something lies in an opening, with a line of some width around it. */
export const isSeen = (opening: Opening, { left, top, width, height }: Opening, line: number): boolean =>
  left - line / 2 >= opening.left - TOLERANCE &&
  top - line / 2 >= opening.top - TOLERANCE &&
  left + width + line / 2 <= opening.left + opening.width + TOLERANCE &&
  top + height + line / 2 <= opening.top + opening.height + TOLERANCE;

/** An opening as it stands in the drawing; `undefined` where it is turned there. */
export function openingBy(matrix: Matrix, { left, top, width, height }: Opening): Opening | undefined {
  const [scaleX, b, c, scaleY] = matrix;
  if (b !== 0 || c !== 0 || scaleX <= 0 || scaleY <= 0) return undefined;
  const [x, y] = transformPoint(matrix, left, top);
  return { left: x, top: y, width: width * scaleX, height: height * scaleY };
}
