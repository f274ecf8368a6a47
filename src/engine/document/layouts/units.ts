import type { Unit } from '../schema/layout';

/** Pixels of each unit, at 72 to the inch. */
const PIXELS: Readonly<Record<Unit, number>> = { px: 1, pt: 1, in: 72, cm: 72 / 2.54, mm: 72 / 25.4 };

/** Rounds to six decimals, finer than any unit shows: 209.99999999999997 becomes 210. */
export const tidy = (value: number): number => Math.round(value * 1e6) / 1e6;

/** Converts a length to another unit. */
export const convertLength = (value: number, from: Unit, to: Unit): number =>
  PIXELS[from] === PIXELS[to] ? value : tidy((value * PIXELS[from]) / PIXELS[to]);
