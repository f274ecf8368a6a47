const FIRST = 2_000;
const GROWTH = 1.5;
const LONGEST = 30_000;

/**
 * Returns the delay before the next poll in milliseconds, after so many polls: 2 s at first, half as long again each
 * time, at most 30 s.
 */
export function pollDelay(asked: number): number {
  return Math.min(FIRST * GROWTH ** Math.max(0, asked - 1), LONGEST);
}
