import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compareStyles,
  fontExtensionOf,
  judgeUpload,
  keptExtension,
  keptName,
  LARGEST_FONT,
  lookOf,
  refusalOfFontFile,
  STYLE_NAMES,
  styleKey,
} from '@/domain/fonts';

const font = (id: string, familyName: string, styleName: string) => ({
  id,
  familyName,
  styleName,
  fault: null,
});
const codes = (...of: Parameters<typeof judgeUpload>) =>
  judgeUpload(...of).map((errors) => errors.map(({ code }) => code));

describe('files of an upload', () => {
  it('S3.06 are duplicates of the library and of earlier files regardless of case', () => {
    const rows = [font('a', 'Inter', 'Bold'), font('b', 'INTER', 'bold'), font('c', 'Arimo', 'Bold')];
    expect(codes(rows, new Set())).toEqual([[], ['duplicate'], []]);
    const taken = new Set([styleKey({ familyName: 'arimo', styleName: 'BOLD' })]);
    expect(codes(rows, taken)).toEqual([[], ['duplicate'], ['duplicate']]);
    expect(
      codes(
        [rows[0], font('b', 'Inter', 'Thin')].filter((row) => row !== undefined),
        taken,
      ),
    ).toEqual([[], []]);
  });

  it('S3.01 S3.09 are refused before they are sent for their kind and their size', () => {
    expect(refusalOfFontFile({ name: 'Inter.OTF', size: LARGEST_FONT })).toBeUndefined();
    expect(refusalOfFontFile({ name: 'inter.ttf', size: LARGEST_FONT + 1 })).toBe(
      'A font file has at most 50 MB.',
    );
    expect(refusalOfFontFile({ name: 'inter.zip', size: 1 })).toBe(
      'Only TTF, OTF, WOFF, WOFF2, TTC and OTC files can be uploaded.',
    );
  });

  it('S3.06 need a family and a style of at most 255 characters', () => {
    expect(codes([font('a', ' ', ''), font('b', 'x'.repeat(256), 'Bold')], new Set())).toEqual([
      ['familyName', 'styleName'],
      ['familyName'],
    ]);
  });

  it('S3.07 S3.08 with a fault of their own get only that reason, and reserve no name', () => {
    const refused = { ...font('a', '', ''), fault: 'variable' as const };
    expect(judgeUpload([refused, font('b', 'Inter', 'Bold')], new Set())).toEqual([
      [{ code: 'variable', message: 'The axes of this variable font can’t be read.' }],
      [],
    ]);
  });

  it('S3.01 are TTF, OTF, WOFF, WOFF2, TTC and OTC in either case', () => {
    const names = ['a.ttf', 'A.TTF', 'b.Otf', 'c.woff', 'c.WOFF2', 'd.ttc', 'd.OTC'];
    expect(names.map(fontExtensionOf)).toEqual(['ttf', 'ttf', 'otf', 'woff', 'woff2', 'ttc', 'otc']);
    for (const name of ['a.zip', 'a.eot', 'ttf', '', 'a.ttf.exe'])
      expect(fontExtensionOf(name), name).toBeUndefined();
  });

  it('F6.04 F6.05 are named by their outlines when they were packed, with a number for several', () => {
    const [otf, ttf] = [Uint8Array.of(0x4f, 0x54, 0x54, 0x4f), Uint8Array.of(0, 1, 0, 0)];
    expect(keptExtension('a.woff', otf)).toBe('otf');
    expect(keptExtension('a.ttc', ttf)).toBe('ttf');
    expect(keptExtension('a.OTF', ttf)).toBe('otf');
    expect(keptName('A.OTF', 'otf')).toBe('A.OTF');
    expect(keptName('a.b.woff2', 'ttf')).toBe('a.b.ttf');
    expect(keptName('a.ttc', 'ttf', 2)).toBe('a 2.ttf');
  });
});

describe('styles', () => {
  it('S3.04 have names for weights from 100 to 950, upright and italic, that parse to their look', () => {
    expect(STYLE_NAMES).toHaveLength(20);
    expect(STYLE_NAMES[0]).toBe('Thin');
    expect(STYLE_NAMES.at(-1)).toBe('ExtraBlack Italic');
    expect(STYLE_NAMES.map((name) => lookOf(name)?.weight)).toEqual(
      [100, 200, 300, 400, 500, 600, 700, 800, 900, 950].flatMap((weight) => [weight, weight]),
    );
    expect(lookOf('semi-bold italic')).toEqual({ weight: 600, isItalic: true });
    expect(lookOf('Display')).toBeUndefined();
  });

  it('S3.13 are sorted from light to heavy, upright before italic', () => {
    const look = fc.record({
      weight: fc.constantFrom(100, 400, 700),
      isItalic: fc.boolean(),
      name: fc.string(),
    });
    fc.assert(
      fc.property(fc.array(look), (styles) => {
        const sorted = [...styles].sort(compareStyles);
        sorted.slice(1).forEach((style, index) => {
          const before = sorted[index] ?? style;
          expect(before.weight).toBeLessThanOrEqual(style.weight);
          if (before.weight === style.weight && before.isItalic) expect(style.isItalic).toBe(true);
        });
      }),
    );
  });
});
