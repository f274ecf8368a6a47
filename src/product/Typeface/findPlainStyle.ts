import type { FontStyle } from '@/api/types';

const REGULAR = 400;

/** Returns the most regular style of a family, preferring upright ones. */
export function findPlainStyle(styles: readonly FontStyle[]): FontStyle | undefined {
  const distance = ({ weight, isItalic }: FontStyle) => Math.abs(weight - REGULAR) + (isItalic ? 1_000 : 0);
  return [...styles].sort((one, other) => distance(one) - distance(other))[0];
}
