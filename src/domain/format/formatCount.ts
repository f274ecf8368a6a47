import { formatFigure } from './formatFigure';

/** Formats a count for the reader's locale; an average has up to two decimals. */
export const formatCount = (value: number, locale?: string): string =>
  formatFigure(value, { most: 2, locale });

/**
 * Writes a count with its noun.
 * @param one the singular noun, such as `template`
 */
export const countOf = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** Formats a percentage with up to one decimal; `12.5` is 12.5 %. */
export const formatPercent = (percent: number, locale?: string): string =>
  formatFigure(percent, { most: 1, isPercent: true, locale });
