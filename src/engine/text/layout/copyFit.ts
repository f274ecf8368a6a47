import type { CopyFitting } from '../../document';
import type { Extent } from './flow';

/** Sizes are tried in steps of a thousandth, so that all machines find the same one. */
const STEPS = 10;

/** Finds the highest step that fits by bisection; higher steps must not fit better than lower ones. */
function findHighestFitting(
  lowest: number,
  highest: number,
  fits: (step: number) => boolean,
): number | undefined {
  if (!fits(lowest)) return undefined;
  let low = lowest;
  let high = highest;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

const scaleOf = (step: number) => step / STEPS / 100;

/** Returns the largest accepted scale within the limits; `undefined` if even the smallest is refused. */
function findLargestScale(
  { min, max }: CopyFitting,
  accepts: (scale: number) => boolean,
): number | undefined {
  const lowest = Math.round(min * STEPS);
  const highest = Math.max(lowest, Math.round(max * STEPS));
  const step = findHighestFitting(lowest, highest, (tried) => accepts(scaleOf(tried)));
  return step === undefined ? undefined : scaleOf(step);
}

/** Returns the largest scale within the limits at which something fits, otherwise the smallest. */
export const fittingScale = (limits: CopyFitting, fits: (scale: number) => boolean): number =>
  findLargestScale(limits, fits) ?? scaleOf(Math.round(limits.min * STEPS));

/**
 * Returns the largest scale within the limits at which all text fits without broken words. If there is none, words may
 * break. If nothing fits, returns the smallest, and the text is overset.
 */
export function copyFit(limits: CopyFitting, extentAt: (scale: number) => Extent): number {
  const fits = (scale: number) => extentAt(scale).overset === null;
  const fitsWell = (scale: number) => {
    const { overset, keepsWords } = extentAt(scale);
    return overset === null && keepsWords;
  };
  return findLargestScale(limits, fitsWell) ?? fittingScale(limits, fits);
}
