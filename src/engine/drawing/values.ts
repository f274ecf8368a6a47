import { IDENTITY, type Matrix } from '../display';

/** A number as usvg writes it. */
export function numberIn(text: string | undefined): number | undefined {
  const value = text === undefined || text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(value) ? value : undefined;
}

/** A share from 0 to 1; all of it if none is given. */
export const shareIn = (text: string | undefined): number => Math.min(1, Math.max(0, numberIn(text) ?? 1));

/** Numbers parted by blanks or commas. */
export const numbersIn = (text: string): readonly number[] =>
  text.split(/[\s,]+/).flatMap((word) => numberIn(word) ?? []);

/** A transform, which usvg writes as one matrix. */
export function matrixIn(text: string | undefined): Matrix {
  const [a, b, c, d, e, f] = numbersIn(/^matrix\(([^)]*)\)/.exec(text ?? '')?.[1] ?? '');
  if (a === undefined || b === undefined || c === undefined || d === undefined) return IDENTITY;
  return e === undefined || f === undefined ? IDENTITY : [a, b, c, d, e, f];
}

/** The id that `url(#…)` names. */
export const referenceIn = (text: string | undefined): string | undefined =>
  /^url\(#([^)]*)\)/.exec(text ?? '')?.[1];

/** The declarations of a style. */
export const styleIn = (text: string | undefined): ReadonlyMap<string, string> =>
  new Map(
    (text ?? '').split(';').flatMap((part) => {
      const colon = part.indexOf(':');
      return colon < 0 ? [] : [[part.slice(0, colon).trim(), part.slice(colon + 1).trim()] as const];
    }),
  );

/** How many times as large things become, if they keep their proportions; `undefined` where they are stretched. */
export function similarityOf([a, b, c, d]: Matrix): number | undefined {
  const [across, down] = [Math.sqrt(a * a + b * b), Math.sqrt(c * c + d * d)];
  const isSquare = Math.abs(a * c + b * d) <= 1e-6 * across * down;
  return across > 0 && isSquare && Math.abs(across - down) <= 1e-5 * across ? across : undefined;
}
