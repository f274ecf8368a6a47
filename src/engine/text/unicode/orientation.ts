import { UPRIGHT, UPRIGHT_BY_FORM } from './orientationTable';
import { rangeOf, readRanges } from './ranges';

const upright = readRanges(UPRIGHT);
const byForm = readRanges(UPRIGHT_BY_FORM);

/** How a character stands in a vertical line; `byForm` ones are upright where their font has a form for it. */
export type Orientation = 'upright' | 'byForm' | 'sideways';

/** How a character stands in a vertical line (UAX 50). */
export function orientationOf(codePoint: number): Orientation {
  if (rangeOf(upright, codePoint) >= 0) return 'upright';
  return rangeOf(byForm, codePoint) >= 0 ? 'byForm' : 'sideways';
}
