import { CodePointMapData8 } from 'icu';
import { expect, it } from 'vitest';
import { orientationOf } from '@/engine/text/unicode/orientation';

/** By ICU's numbers for R, Tr, Tu and U. */
const NAMES = ['sideways', 'byForm', 'upright', 'upright'];
const LAST = 0x10ffff;

it('every character of Unicode has the orientation of UAX 50 in vertical lines', () => {
  const known = CodePointMapData8.createVerticalOrientation();
  const wrong: string[] = [];
  for (let codePoint = 0; codePoint <= LAST; codePoint += 1) {
    if (orientationOf(codePoint) !== NAMES[known.get(codePoint)]) wrong.push(codePoint.toString(16));
  }
  expect(wrong).toEqual([]);
});
