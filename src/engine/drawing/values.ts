import { IDENTITY, type Matrix } from '../display';
import type { Attributes } from './xml';

/** Reads a number as usvg writes it. */
export function numberIn(text: string | undefined): number | undefined {
  const value = text === undefined || text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(value) ? value : undefined;
}

/**
 * Reads a share from 0 to 1.
 * @returns 1 if it is missing
 */
export const shareIn = (text: string | undefined): number => Math.min(1, Math.max(0, numberIn(text) ?? 1));

/** Reads numbers separated by blanks or commas. */
export const numbersIn = (text: string): readonly number[] =>
  text.split(/[\s,]+/).flatMap((word) => numberIn(word) ?? []);

/** Whether an element is visible by its own attributes. */
export const isVisible = (attributes: Attributes): boolean =>
  !['hidden', 'collapse'].includes(attributes['visibility'] ?? 'visible');

/** Reads a transform, which usvg writes as one matrix. */
export function matrixIn(text: string | undefined): Matrix {
  const [a, b, c, d, e, f] = numbersIn(/^matrix\(([^)]*)\)/.exec(text ?? '')?.[1] ?? '');
  if (a === undefined || b === undefined || c === undefined || d === undefined) return IDENTITY;
  return e === undefined || f === undefined ? IDENTITY : [a, b, c, d, e, f];
}

/** Returns the id in `url(#…)`. */
export const referenceIn = (text: string | undefined): string | undefined =>
  /^url\(#([^)]*)\)/.exec(text ?? '')?.[1];

/** Reads properties of an element: its style wins over its attributes. */
export function readProperties(attributes: Attributes): (key: string) => string | undefined {
  const declared = styleIn(attributes['style']);
  return (key) => declared.get(key) ?? attributes[key];
}

/** Parses the declarations of a style. */
export const styleIn = (text: string | undefined): ReadonlyMap<string, string> =>
  new Map(
    (text ?? '').split(';').flatMap((part) => {
      const colon = part.indexOf(':');
      return colon < 0 ? [] : [[part.slice(0, colon).trim(), part.slice(colon + 1).trim()] as const];
    }),
  );
