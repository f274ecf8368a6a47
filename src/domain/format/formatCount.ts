/** A count in the reader's digits; a mean with up to two decimals. */
export function formatCount(value: number): string {
  return value.toLocaleString(undefined, { maximumFractionDigits: 2 });
}

/** How many of something, in words. @param one what one of them is called, such as `template` */
export const countOf = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** A percentage with up to one decimal, `12.5` for 12.5 %. */
export function formatPercent(percent: number): string {
  return (percent / 100).toLocaleString(undefined, { style: 'percent', maximumFractionDigits: 1 });
}
