import { chain, IDENTITY, multiply, rotation, scaling, translation, type Matrix } from '@/engine/display';

/** How many times as large things become, one way with the other. */
export const scaleOf = ([a, b, c, d]: Matrix): number => Math.sqrt(Math.abs(a * d - b * c));

const tangent = (degrees: number) => Math.tan((degrees * Math.PI) / 180);

/** What one function of a `transform` attribute does; `undefined` for one there is not. */
function step(name: string, numbers: readonly number[]): Matrix | undefined {
  const [x = 0, y, z = 0] = numbers;
  switch (name) {
    case 'matrix':
      return numbers.length === 6 ? (numbers as unknown as Matrix) : undefined;
    case 'translate':
      return translation(x, y ?? 0);
    case 'scale':
      return scaling(x, y ?? x);
    case 'rotate':
      return chain(translation(y ?? 0, z), rotation(x), translation(-(y ?? 0), -z));
    case 'skewX':
      return [1, 0, tangent(x), 1, 0, 0];
    case 'skewY':
      return [1, tangent(x), 0, 1, 0, 0];
    default:
      return undefined;
  }
}

/** What a `transform` attribute does; `undefined` where it can't be read. */
export function readTransform(text: string): Matrix | undefined {
  let whole: Matrix | undefined = IDENTITY;
  for (const piece of text.split(')').slice(0, -1)) {
    const open = piece.indexOf('(');
    const name =
      piece
        .slice(0, open)
        .split(/[^A-Za-z]/)
        .findLast((word) => word !== '') ?? '';
    if (open < 0 || name === '') continue;
    const numbers = piece
      .slice(open + 1)
      .split(/[\s,]+/)
      .filter((part) => part !== '')
      .map(Number);
    const next = numbers.every(Number.isFinite) ? step(name, numbers) : undefined;
    whole = whole && next && multiply(whole, next);
  }
  return whole;
}
