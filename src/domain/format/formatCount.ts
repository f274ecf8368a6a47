import { formatFigure } from './formatFigure';

/** A count in the reader's digits; a mean with up to two decimals. */
export const formatCount = (value: number, locale?: string): string =>
  formatFigure(value, { most: 2, locale });

/** How many of something, in words. @param one what one of them is called, such as `template` */
export const countOf = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** A percentage with up to one decimal, `12.5` for 12.5 %. */
export const formatPercent = (percent: number, locale?: string): string =>
  formatFigure(percent, { most: 1, isPercent: true, locale });
