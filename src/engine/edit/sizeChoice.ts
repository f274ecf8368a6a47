import { resolveLayout, type Document, type ResizableByUser } from '../document';

/** The size of a layout and what of it somebody may choose, in its unit. */
export interface SizeChoice {
  readonly unit: string;
  readonly width: number;
  readonly height: number;
  readonly limits: ResizableByUser;
}

/** The size of a layout, where users may change it. @param layoutId left out for the selected one */
export function sizeChoiceOf(
  document: Document,
  layoutId = document.selectedLayoutId,
): SizeChoice | undefined {
  const limits = document.layouts.items[layoutId]?.resizableByUser;
  if (!limits?.enabled) return undefined;
  const { unit, width, height } = resolveLayout(document, layoutId).settings;
  return { unit, width, height, limits };
}

/** A size that was chosen. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
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
