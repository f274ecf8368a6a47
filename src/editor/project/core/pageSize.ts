import type { SizeChoice } from '@/engine/edit';

const HUNDREDTHS = 100;
const tidy = (length: number): number => Math.round(length * HUNDREDTHS) / HUNDREDTHS;

interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** Changes the width of a page; the height follows if the ratio is locked. */
export function changeWidth({ width, height, limits }: SizeChoice, size: PageSize, next: number): PageSize {
  const isLocked = limits.constraintMode === 'locked';
  return { width: next, height: isLocked ? tidy((next * height) / width) : size.height };
}

/** Changes the height of a page; the width follows if the ratio is locked. */
export function changeHeight({ width, height, limits }: SizeChoice, size: PageSize, next: number): PageSize {
  const isLocked = limits.constraintMode === 'locked';
  return { height: next, width: isLocked ? tidy((next * width) / height) : size.width };
}
