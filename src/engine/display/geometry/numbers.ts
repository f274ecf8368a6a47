/** A length in thousandths of a point, the finest that is kept. */
export const roundLength = (value: number): number => Math.round(value * 1_000) / 1_000 + 0;

/** A factor of a matrix, or a share, with six decimals. */
export const roundFactor = (value: number): number => Math.round(value * 1e6) / 1e6 + 0;

/** The value nearest to this one within bounds. */
export const clamp = (value: number, least: number, greatest: number): number =>
  Math.min(Math.max(value, least), greatest);

/** What lies at a share of the way from one number to another. */
export const mix = (from: number, to: number, share: number): number => from + (to - from) * share;

/** An angle in radians. */
export const radians = (degrees: number): number => (degrees * Math.PI) / 180;
