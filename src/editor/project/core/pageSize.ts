import { resolveLayout, type Document, type ResizableByUser } from '@/engine/document';

/** The size of the selected layout and what of it somebody may choose, in its unit. */
export interface SizeChoice {
  readonly unit: string;
  readonly width: number;
  readonly height: number;
  readonly limits: ResizableByUser;
}

/** The size of the selected layout, where it may be changed. */
export function sizeChoiceOf(document: Document): SizeChoice | undefined {
  const limits = document.layouts.items[document.selectedLayoutId]?.resizableByUser;
  if (!limits?.enabled) return undefined;
  const { unit, width, height } = resolveLayout(document, document.selectedLayoutId).settings;
  return { unit, width, height, limits };
}

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

/** What is wrong with a side, and `undefined` where nothing is. */
function faultOfSide(side: number, [min, max]: readonly (number | undefined)[], unit: string) {
  if (min !== undefined && side < min) return `At least ${min} ${unit}.`;
  if (max !== undefined && side > max) return `At most ${max} ${unit}.`;
  return undefined;
}

/** What is wrong with a size, by side. */
export function faultsOfSize(
  { unit, limits }: SizeChoice,
  { width, height }: PageSize,
): { width: string | undefined; height: string | undefined } {
  const { minWidth, maxWidth, minHeight, maxHeight, constraintMode, aspectRange } = limits;
  const ratio = width / height;
  const isOutOfRange =
    constraintMode === 'range' && aspectRange && (ratio < aspectRange.min || ratio > aspectRange.max);
  const proportions = isOutOfRange
    ? `Width to height has to be between ${aspectRange.min} and ${aspectRange.max}.`
    : undefined;
  return {
    width: faultOfSide(width, [minWidth, maxWidth], unit) ?? proportions,
    height: faultOfSide(height, [minHeight, maxHeight], unit),
  };
}
