// @vitest-environment node
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { cmsFLAGS_BLACKPOINTCOMPENSATION, instantiate, TYPE_CMYK_16, TYPE_RGB_16 } from 'lcms-wasm';
import { describe, expect, it } from 'vitest';
import {
  CONDITION_DETAILS,
  conditionOfRegion,
  pressConditions,
  rgbToHex,
  type PressCondition,
} from '@/domain/colour';
import { pressOf, type InkShares } from '@/domain/colour/press';
import { profileFile, tableFile, writePressTable } from '../../../../../scripts/press/pressTable';

const wasm = readFileSync('node_modules/lcms-wasm/dist/lcms.wasm');
const lcms = await instantiate({
  wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength),
});
const RELATIVE_COLORIMETRIC = 1;

/** Converts inks with Little CMS and the profile that PDFs of the condition contain. */
function littleCms(condition: PressCondition): (inks: InkShares) => number[] {
  const profile = new Uint8Array(readFileSync(profileFile(condition)));
  const transform = lcms.cmsCreateTransform(
    lcms.cmsOpenProfileFromMem(profile, profile.byteLength),
    TYPE_CMYK_16,
    lcms.cmsCreate_sRGBProfile(),
    TYPE_RGB_16,
    RELATIVE_COLORIMETRIC,
    cmsFLAGS_BLACKPOINTCOMPENSATION,
  );
  return (inks) => {
    const pixel = Uint16Array.from(inks, (ink) => Math.round(ink * 65_535));
    return Array.from(lcms.cmsDoTransform(transform, pixel, 1), (channel) => channel / 65_535);
  };
}

function hexOf(rgb: readonly number[]): string {
  const [r = 0, g = 0, b = 0] = rgb.map((channel) => Math.round(channel * 255));
  return rgbToHex({ r, g, b });
}

const share = fc.double({ min: 0, max: 1, noNaN: true });

/** Mixes of inks across the whole printable range. */
const MIXES = Array.from({ length: 1_000 }, (_, index): InkShares => [
  ((index * 37) % 101) / 100,
  ((index * 59) % 101) / 100,
  ((index * 83) % 101) / 100,
  ((index * 13) % 31) / 100,
]);
const TINTS = MIXES.map(([c, m, y, k]): InkShares => [c / 2, m / 2, y / 2, k / 3]);

describe('a press', () => {
  it('F5.04 shows inks of coated paper as FOGRA39 has them', () => {
    const { cmykToRgb } = pressOf('coatedFogra39');
    const shown = (...inks: [number, number, number, number]) => hexOf(cmykToRgb(inks));
    expect(shown(1, 0, 0, 0)).toBe('#009fe3');
    expect(shown(0, 1, 0, 0)).toBe('#e6007e');
    expect(shown(0, 0, 1, 0)).toBe('#ffed00');
    expect(shown(0, 0, 0, 0)).toBe('#ffffff');
    expect(shown(1, 0.15, 0.35, 0.1)).toBe('#008498');
  });

  it.each(pressConditions)('F5.04 shows inks of %s as Little CMS does by the profile', (condition) => {
    const { cmykToRgb } = pressOf(condition);
    const reference = littleCms(condition);
    const differenceOf = (inks: InkShares): number => {
      const wanted = reference(inks);
      return Math.max(...cmykToRgb(inks).map((channel, at) => Math.abs(channel - (wanted[at] ?? NaN)) * 255));
    };
    const differences = (mixes: readonly InkShares[]): number[] => mixes.map(differenceOf);
    // Tints, which most colours are: differences are invisible.
    expect(Math.max(...differences(TINTS))).toBeLessThan(6);
    // Colour engines round dark mixes of all inks differently.
    const all = differences(MIXES);
    expect(all.reduce((sum, one) => sum + one) / all.length).toBeLessThan(2.5);
    expect(Math.max(...all)).toBeLessThan(30);
  });

  it('answers with whole 255ths, the same each time', () => {
    fc.assert(
      fc.property(fc.constantFrom(...pressConditions), share, share, share, share, (condition, ...inks) => {
        const rgb = pressOf(condition).cmykToRgb(inks);
        expect(rgb).toEqual(rgb.map((channel) => Math.round(channel * 255) / 255));
        expect(pressOf(condition).cmykToRgb(inks)).toEqual(rgb);
      }),
    );
  });

  it.each(pressConditions)('has the table of %s that its profile makes', (condition) => {
    const made = writePressTable(condition, readFileSync(profileFile(condition)));
    expect(readFileSync(tableFile(condition), 'utf8')).toBe(made);
  });

  it('is that of America for American regions, and of Europe elsewhere', () => {
    expect(['US', 'ca', 'BE', 'JP', undefined].map(conditionOfRegion)).toEqual([
      'coatedGracol',
      'coatedGracol',
      'coatedFogra39',
      'coatedFogra39',
      'coatedFogra39',
    ]);
    expect(pressConditions.map((one) => CONDITION_DETAILS[one].inkLimit)).toEqual([330, 320, 320, 300]);
  });
});
