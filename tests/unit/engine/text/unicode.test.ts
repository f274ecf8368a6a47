import { describe, expect, it } from 'vitest';
import { breaksOfText } from '@/engine/text/lines/breaks';
import { firstDirection, levelsOf, visualOrder } from '@/engine/text/shape/direction';
import { clusterStarts } from '@/engine/text/unicode/clusters';
import { LEFT_OUT } from './unicode/leftOut';
import { breakCase, testLines, textOf } from './unicode/testCases';

const breaksIn = (text: string) =>
  breaksOfText(text, () => 'en', undefined, []).map(({ position }) => position);

/** Lists the cases of the file with another result. */
const failing = (name: string, found: (text: string) => number[]) =>
  testLines(name).filter((line) => {
    const { text, breaks } = breakCase(line);
    return found(text).join() !== breaks.join();
  });

describe('the test files of Unicode', () => {
  it('S6.21 pass for line breaks, except for listed cases', () => {
    expect(testLines('LineBreakTest')).toHaveLength(7654);
    expect(failing('LineBreakTest', breaksIn).sort()).toEqual([...LEFT_OUT].sort());
  });

  it('S6.22 pass for grapheme clusters', () => {
    expect(testLines('GraphemeBreakTest')).toHaveLength(602);
    // Since Unicode 17 these scissors are no longer a pictograph that joins others.
    expect(failing('GraphemeBreakTest', clusterStarts)).toEqual(['÷ 2701 × 200D × 2701 ÷']);
  });

  it('S6.23 pass for bidirectional order, one case of 29 sampled', () => {
    const wrong = testLines('BidiCharacterTest').filter((line) => {
      const [hex = '', direction, base, levels = '', order = ''] = line.split(';');
      const text = textOf(hex);
      const points = Array.from(text);
      const isAuto = direction === '2';
      const rightToLeft = isAuto ? firstDirection(text) === 'rightToLeft' : direction === '1';
      const all = levelsOf(text, rightToLeft);
      let unit = 0;
      const pieces = points.map((point, index) => {
        const piece = { index, level: all[unit] ?? 0 };
        unit += point.length;
        return piece;
      });
      const expected = levels.split(' ');
      const shown = pieces.filter(({ index }) => expected[index] !== 'x');
      return (
        Number(rightToLeft) !== Number(base) ||
        visualOrder(shown)
          .map(({ index }) => index)
          .join(' ') !== order
      );
    });
    expect(wrong).toEqual([]);
  });
});
