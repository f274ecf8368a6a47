// @vitest-environment node
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CmykConverter } from '@/components/ColourInput';
import { createCmykConverter } from '@/components/ColourInput/createCmykConverter';
import { pressProfile } from '@/components/ColourInput/pressProfile';

const wasm = readFileSync('node_modules/lcms-wasm/dist/lcms.wasm');
const engine = wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength);
const profile = pressProfile();

let converter: CmykConverter;

beforeAll(async () => {
  converter = await createCmykConverter(engine, profile);
});

const percent = fc.double({ min: 0, max: 100, noNaN: true });
const channel = fc.integer({ min: 0, max: 255 });

describe('conversion of CMYK', () => {
  it('shows inks as the press of the profile prints them', () => {
    expect(converter.toRgb({ c: 0, m: 0, y: 0, k: 0 })).toEqual({ r: 255, g: 255, b: 255 });
    expect(converter.toRgb({ c: 100, m: 0, y: 0, k: 0 })).toEqual({ r: 0, g: 174, b: 239 });
    expect(converter.toRgb({ c: 0, m: 0, y: 0, k: 100 })).toEqual({ r: 35, g: 31, b: 32 });
  });

  it('finds inks that print what inks can print, with no more than the press can dry', () => {
    fc.assert(
      fc.property(percent, percent, percent, (c, m, y) => {
        const printed = converter.toRgb({ c, m, y, k: 0 });
        /* A channel at its end may stand for something the screen can't show. */
        fc.pre(Object.values(printed).every((value) => value > 0 && value < 255));
        const again = converter.toRgb(converter.toCmyk(printed));
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

  it('refuses what is no profile', async () => {
    await expect(createCmykConverter(engine, new Uint8Array(200))).rejects.toThrow('no ICC profile');
  });
});
