import { resolveLayout, type Document, type ResizableByUser } from '../document';

/** The size of a layout, and the limits for choosing another, in its unit. */
export interface SizeChoice {
  readonly unit: string;
  readonly width: number;
  readonly height: number;
  readonly limits: ResizableByUser;
}

/**
 * Returns the size of a layout that users may change.
 * @param layoutId the selected layout by default
 */
export function sizeChoiceOf(
  document: Document,
  layoutId = document.selectedLayoutId,
): SizeChoice | undefined {
  const limits = document.layouts.items[layoutId]?.resizableByUser;
  if (!limits?.enabled) return undefined;
  const { unit, width, height } = resolveLayout(document, layoutId).settings;
  return { unit, width, height, limits };
}

/** A chosen size. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** Returns the fault of a side, if there is one. */
function faultOfSide(side: number, [min, max]: readonly (number | undefined)[], unit: string) {
  if (min !== undefined && side < min) return `At least ${min} ${unit}.`;
  if (max !== undefined && side > max) return `At most ${max} ${unit}.`;
  return undefined;
}

/** Returns the faults of a size, by side. */
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
