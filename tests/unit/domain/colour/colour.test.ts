import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  colourTypes,
  DEFAULT_COLOUR,
  hexToRgb,
  parseChannel,
  parseHex,
  parsePercent,
  rgbToHex,
} from '@/domain/colour';

const hexDigits = (length: number) => fc.stringMatching(new RegExp(`^[\\da-fA-F]{${length}}$`, 'u'));

describe('colours', () => {
  it('R3.63 R3.64 have six kinds and a default', () => {
    expect(colourTypes).toEqual(['hex', 'rgb', 'cmyk', 'spotCmyk', 'spotRgb', 'spotHex']);
    expect(DEFAULT_COLOUR).toBe('#000000');
  });

  it('R5.40 accepts 3, 6 or 8 digits with a leading # only', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 }).chain(hexDigits), (digits) => {
        const accepted = [3, 6, 8].includes(digits.length);
        expect(parseHex(`#${digits}`) !== undefined).toBe(accepted);
        expect(parseHex(digits)).toBeUndefined();
      }),
    );
  });

  it.each(['#ggg', '#12345g', ' #fff', '#fff ', '##fff', '', '#', 'fff', 'red'])(
    'R5.40 rejects %j',
    (text) => {
      expect(parseHex(text)).toBeUndefined();
    },
  );

  it('R5.40 writes three digits out', () => {
    expect(parseHex('#0AF')).toBe('#00aaff');
    expect(parseHex('#5F30E2cc')).toBe('#5f30e2cc');
  });

  it('R5.41 accepts channels from 0 to 255', () => {
    fc.assert(
      fc.property(fc.integer({ min: -999, max: 999 }), (value) => {
        expect(parseChannel(String(value))).toBe(value >= 0 && value <= 255 ? value : undefined);
      }),
    );
    expect(parseChannel('255')).toBe(255);
    expect(parseChannel('12.5')).toBeUndefined();
    expect(parseChannel('')).toBeUndefined();
  });

  it('R5.41 accepts percentages from 0 to 100', () => {
    fc.assert(
      fc.property(fc.integer({ min: -9990, max: 9990 }), (tenths) => {
        const value = tenths / 10;
        expect(parsePercent(String(value))).toBe(value >= 0 && value <= 100 ? value : undefined);
      }),
    );
    expect(parsePercent('100')).toBe(100);
    expect(parsePercent('5%')).toBe(5);
    expect(parsePercent('5%0')).toBeUndefined();
    expect(parsePercent('12,5 %')).toBe(12.5);
    expect(parsePercent('100.01')).toBeUndefined();
    expect(parsePercent('')).toBeUndefined();
  });

  it('converts channels to digits and back', () => {
    const channel = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(channel, channel, channel, (r, g, b) => {
        expect(hexToRgb(rgbToHex({ r, g, b }))).toEqual({ r, g, b });
      }),
    );
  });
});
