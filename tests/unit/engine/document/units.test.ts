import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convertLength } from '@/engine/document';
import { UNITS } from '@/engine/document/schema/layout';

const unit = fc.constantFrom(...UNITS);

describe('convertLength', () => {
  it('S5.10 converts 1 in to 25.4 mm, 2.54 cm, 72 pt and 72 px', () => {
    expect(UNITS.map((other) => convertLength(1, 'in', other))).toEqual([72, 25.4, 2.54, 1, 72]);
  });

  it('S5.11 changes a length by at most 0.001 mm from mm to px and back', () => {
    const length = fc.double({ min: -10_000, max: 10_000, noNaN: true });
    fc.assert(
      fc.property(length, (value) => {
        const back = convertLength(convertLength(value, 'mm', 'px'), 'px', 'mm');
        expect(Math.abs(back - value)).toBeLessThan(0.001);
      }),
    );
  });

  it('S5.11 returns the typed value after a conversion to another unit and back', () => {
    const typed = fc.integer({ min: -1_000_000, max: 1_000_000 }).map((hundredths) => hundredths / 100);
    fc.assert(
      fc.property(typed, unit, unit, (value, from, to) => {
        const back = convertLength(convertLength(value, from, to), to, from);
        expect(Math.abs(back - value)).toBeLessThan(0.0001);
      }),
    );
  });
});
