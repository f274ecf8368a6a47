import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from '../../scripts/sourceFiles';

/** The only folder that converts inks to light. */
const PRESS = 'src/domain/colour/press/';

/** Arithmetic with inks, libraries for it, and the browser's own conversion. */
const CONVERSIONS = [
  /1 - [\w.]*\b(?:k|black|key)\b\)?/u,
  /255 - [\w.]*\b(?:k|black|key)\b/u,
  /device-cmyk/u,
  /lcms-wasm|colorjs|culori|color-convert/u,
];

const convertsInks = (text: string): boolean => CONVERSIONS.some((conversion) => conversion.test(text));

describe('the conversion of inks for screens', () => {
  it('F5.03 is in one place', () => {
    const files = [...sourceFiles('src'), ...sourceFiles('platform'), ...sourceFiles('stories')];
    const offenders = files.filter(
      (file) => !file.startsWith(PRESS) && convertsInks(readFileSync(file, 'utf8')),
    );
    expect(files.length).toBeGreaterThan(1_000);
    expect(offenders).toEqual([]);
  });

  it('is found elsewhere', () => {
    expect(convertsInks('const red = (1 - c) * (1 - k);')).toBe(true);
    expect(convertsInks('const red = 255 * (1 - ink.c) * (1 - ink.k);')).toBe(true);
    expect(convertsInks('255 - inks.k')).toBe(true);
    expect(convertsInks("style={{ color: 'device-cmyk(0 1 1 0)' }}")).toBe(true);
    expect(convertsInks("import { instantiate } from 'lcms-wasm';")).toBe(true);
    expect(convertsInks('pressOf(condition).cmykToRgb([c, m, y, k])')).toBe(false);
  });
});
