/** A count in the reader's digits; a mean with up to two decimals. */
export function formatCount(value: number): string {
  return value.toLocaleString(undefined, { maximumFractionDigits: 2 });
}

/** A percentage with up to one decimal, `12.5` for 12.5 %. */
export function formatPercent(percent: number): string {
  return (percent / 100).toLocaleString(undefined, { style: 'percent', maximumFractionDigits: 1 });
}
