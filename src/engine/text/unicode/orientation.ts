import { UPRIGHT, UPRIGHT_BY_FORM } from './orientationTable';
import { rangeOf, readRanges } from './ranges';

const upright = readRanges(UPRIGHT);
const byForm = readRanges(UPRIGHT_BY_FORM);

/** The orientation of a character in a vertical line; `byForm` is upright if the font has a vertical form. */
export type Orientation = 'upright' | 'byForm' | 'sideways';

/** Returns the orientation of a character in a vertical line (UAX 50). */
export function orientationOf(codePoint: number): Orientation {
  if (rangeOf(upright, codePoint) >= 0) return 'upright';
  return rangeOf(byForm, codePoint) >= 0 ? 'byForm' : 'sideways';
}
