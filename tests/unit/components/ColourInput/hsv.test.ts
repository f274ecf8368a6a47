import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hsvToRgb, rgbToHsv } from '@/components/ColourInput/hsv';

const channel = fc.integer({ min: 0, max: 255 });

describe('hue, saturation and brightness', () => {
  it('lead back to the same channels', () => {
    fc.assert(
      fc.property(channel, channel, channel, (r, g, b) => {
        expect(hsvToRgb(rgbToHsv({ r, g, b }))).toEqual({ r, g, b });
      }),
    );
  });

  it('name the corners of the wheel', () => {
    expect(rgbToHsv({ r: 255, g: 0, b: 0 })).toEqual({ h: 0, s: 100, v: 100 });
    expect(rgbToHsv({ r: 0, g: 255, b: 0 }).h).toBe(120);
    expect(rgbToHsv({ r: 0, g: 0, b: 255 }).h).toBe(240);
    expect(rgbToHsv({ r: 0, g: 0, b: 0 })).toEqual({ h: 0, s: 0, v: 0 });
  });
});
