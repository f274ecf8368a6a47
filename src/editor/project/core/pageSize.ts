import type { SizeChoice } from '@/engine/edit';

const HUNDREDTHS = 100;
const tidy = (length: number): number => Math.round(length * HUNDREDTHS) / HUNDREDTHS;

interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** The other side that goes with one that was changed: in proportion where the ratio is locked. */
export function withWidth({ width, height, limits }: SizeChoice, size: PageSize, next: number): PageSize {
  const isLocked = limits.constraintMode === 'locked';
  return { width: next, height: isLocked ? tidy((next * height) / width) : size.height };
}

/** As `withWidth`, for the height. */
export function withHeight({ width, height, limits }: SizeChoice, size: PageSize, next: number): PageSize {
  const isLocked = limits.constraintMode === 'locked';
  return { height: next, width: isLocked ? tidy((next * width) / height) : size.width };
}
