import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pressConditions } from '@/domain/colour';
import { createCmykConverter } from '@/components/ColourInput/createCmykConverter';

const converter = createCmykConverter('coatedFogra39');
const percent = fc.double({ min: 0, max: 100, noNaN: true });
const channel = fc.integer({ min: 0, max: 255 });

describe('conversion of CMYK', () => {
  it('shows inks as the press prints them', () => {
    expect(converter.toRgb({ c: 0, m: 0, y: 0, k: 0 })).toEqual({ r: 255, g: 255, b: 255 });
    expect(converter.toRgb({ c: 100, m: 0, y: 0, k: 0 })).toEqual({ r: 0, g: 159, b: 227 });
    expect(converter.toRgb({ c: 0, m: 0, y: 0, k: 100 })).toEqual({ r: 32, g: 31, b: 30 });
  });

  it.each(pressConditions)('finds inks that print the same colour on %s, to 2 of 255 levels', (condition) => {
    const press = createCmykConverter(condition);
    fc.assert(
      fc.property(percent, percent, percent, (c, m, y) => {
        const printed = press.toRgb({ c, m, y, k: 0 });
        /* A clipped channel may represent a colour the screen can't show. */
        fc.pre(Object.values(printed).every((value) => value > 0 && value < 255));
        const again = press.toRgb(press.toCmyk(printed));
        for (const key of ['r', 'g', 'b'] as const) {
          expect(Math.abs(again[key] - printed[key])).toBeLessThanOrEqual(2);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('answers any screen colour with inks from 0 to 100 percent, 300 at most together', () => {
    fc.assert(
      fc.property(channel, channel, channel, (r, g, b) => {
        const inks = Object.values(converter.toCmyk({ r, g, b }));
        expect(Math.min(...inks)).toBeGreaterThanOrEqual(0);
        expect(Math.max(...inks)).toBeLessThanOrEqual(100);
        expect(inks.reduce((sum, ink) => sum + ink, 0)).toBeLessThan(310);
      }),
      { numRuns: 150 },
    );
  });

  it('keeps paper white free of ink', () => {
    expect(converter.toCmyk({ r: 255, g: 255, b: 255 })).toEqual({ c: 0, m: 0, y: 0, k: 0 });
  });
});
