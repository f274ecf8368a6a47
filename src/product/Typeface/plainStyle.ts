import type { FontStyle } from '@/api/types';

const REGULAR = 400;

/** The style a family is known by: the one nearest to regular, upright where it can be. */
export function plainStyle(styles: readonly FontStyle[]): FontStyle | undefined {
  const distance = ({ weight, isItalic }: FontStyle) => Math.abs(weight - REGULAR) + (isItalic ? 1_000 : 0);
  return [...styles].sort((one, other) => distance(one) - distance(other))[0];
}
