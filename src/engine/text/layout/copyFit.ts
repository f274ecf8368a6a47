import type { CopyFitting } from '../../document';
import type { Flow } from './flow';

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

/**
 * The largest scale within the limits at which all text fits without a broken word; where there is none, at which it
 * fits with broken words; else the smallest, and the text is overset.
 */
export function copyFit({ min, max }: CopyFitting, flowAt: (scale: number) => Flow): number {
  const lowest = Math.round(min * STEPS);
  const highest = Math.max(lowest, Math.round(max * STEPS));
  const scaleOf = (step: number) => step / STEPS / 100;
  const fits = (step: number) => flowAt(scaleOf(step)).overset === null;
  const fitsWell = (step: number) => {
    const { overset, keepsWords } = flowAt(scaleOf(step));
    return overset === null && keepsWords;
  };
  const step = highestFitting(lowest, highest, fitsWell) ?? highestFitting(lowest, highest, fits);
  return scaleOf(step ?? lowest);
}
