/** Rounds a length to thousandths of a point. */
export const roundLength = (value: number): number => Math.round(value * 1_000) / 1_000 + 0;

/** Rounds a factor or a share to six decimals. */
export const roundFactor = (value: number): number => Math.round(value * 1e6) / 1e6 + 0;

/** Limits a value to a range. */
export const clamp = (value: number, least: number, greatest: number): number =>
  Math.min(Math.max(value, least), greatest);

/** Interpolates between two numbers. */
export const mix = (from: number, to: number, share: number): number => from + (to - from) * share;

/** Converts degrees to radians. */
export const radians = (degrees: number): number => (degrees * Math.PI) / 180;
