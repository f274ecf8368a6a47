import type { CopyFitting } from '../../document';
import type { Extent } from './flow';

/** Sizes are tried in steps of a thousandth, so that the same one is found everywhere. */
const STEPS = 10;

/** The highest step from `lowest` to `highest` that fits, when higher steps fit no better than lower ones. */
function highestFitting(
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

/** The largest scale within the limits that is accepted; none when not even the smallest is. */
function largest({ min, max }: CopyFitting, accepts: (scale: number) => boolean): number | undefined {
  const lowest = Math.round(min * STEPS);
  const highest = Math.max(lowest, Math.round(max * STEPS));
  const step = highestFitting(lowest, highest, (tried) => accepts(scaleOf(tried)));
  return step === undefined ? undefined : scaleOf(step);
}

/** The largest scale within the limits at which something fits, else the smallest. */
export const fittingScale = (limits: CopyFitting, fits: (scale: number) => boolean): number =>
  largest(limits, fits) ?? scaleOf(Math.round(limits.min * STEPS));

/**
 * The largest scale within the limits at which all text fits without a broken word; where there is none, at which it
 * fits with broken words; else the smallest, and the text is overset.
 */
export function copyFit(limits: CopyFitting, extentAt: (scale: number) => Extent): number {
  const fits = (scale: number) => extentAt(scale).overset === null;
  const fitsWell = (scale: number) => {
    const { overset, keepsWords } = extentAt(scale);
    return overset === null && keepsWords;
  };
  return largest(limits, fitsWell) ?? fittingScale(limits, fits);
}
