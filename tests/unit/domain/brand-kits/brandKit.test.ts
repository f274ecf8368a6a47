import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  EMPTY_CONTENT,
  faultOfColour,
  toKitColour,
  NEW_CHARACTER_LOOK,
  NEW_COLOUR,
  NEW_PARAGRAPH_LOOK,
  ownValues,
  paintOf,
  readableOn,
  quotedList,
  refusalOfContent,
  refusalOfEntryName,
  refusalOfThemeName,
  resolveTheme,
  toFieldColour,
  stylesUsingColour,
  stylesUsingFont,
  describeColour,
  addFont,
  addPicture,
  renameEntry,
  addEntry,
  withNewTheme,
  removeEntry,
  removeFont,
  dropRepeatedValues,
  removeTheme,
  withReset,
  renameTheme,
  withValues,
  type BrandKitContent,
  type KitColour,
} from '@/domain/brand-kits';
import { anyColour, anyKit } from './arbitraryKit';

const kit: BrandKitContent = {
  ...EMPTY_CONTENT,
  colors: [
    { guid: 'blue', name: 'Blue', type: 'hex', value: '#0000ff' },
    { guid: 'red', name: 'Red', type: 'hex', value: '#ff0000' },
  ],
  fonts: [
    {
      fontFamilyBrandKitGuid: 'sans',
      fontFamilyId: 'family',
      fontConnectorId: null,
      name: 'Sans',
    },
  ],
  paragraphStyles: [
    {
      guid: 'headline',
      name: 'Headline',
      ...NEW_PARAGRAPH_LOOK,
      brandKitColorGuid: 'blue',
      brandKitFontFamilyGuid: 'sans',
    },
    { guid: 'text', name: 'Text', ...NEW_PARAGRAPH_LOOK },
  ],
  characterStyles: [{ guid: 'strong', name: 'Strong', ...NEW_CHARACTER_LOOK, textStrokeColorGuid: 'blue' }],
};
const themed = withNewTheme(kit, 'dark', 'Dark');
const blueIn = { themeId: 'dark', section: 'colors', guid: 'blue' } as const;
const headlineIn = { themeId: 'dark', section: 'paragraphStyles', guid: 'headline' } as const;
const NAVY = { type: 'hex', value: '#000080' } as const;

const colourOf = (content: BrandKitContent, guid: string) =>
  content.colors.find((colour) => colour.guid === guid)?.value;

describe('new entries of a brand kit', () => {
  it('S4.03 is a colour with hex #000000', () => {
    const { colors } = addEntry(EMPTY_CONTENT, 'colors', { guid: 'a', name: 'Colour' });
    expect(colors).toEqual([{ guid: 'a', name: 'Colour', type: 'hex', value: '#000000' }]);
  });

  it('S4.08 is a paragraph style of 12 points at 120 %, without tracking, shift or indent, at the left', () => {
    const { paragraphStyles } = addEntry(EMPTY_CONTENT, 'paragraphStyles', { guid: 'a', name: 'Style' });
    expect(paragraphStyles[0]).toMatchObject({
      fontSize: 12,
      lineHeight: 120,
      trackingLeft: 0,
      trackingRight: 0,
      baselineShiftValue: 0,
      textAlign: 'left',
      textStrokeWidth: 1,
    });
  });

  it('has valid content', () => {
    fc.assert(
      fc.property(anyKit, (any) => {
        const made = withNewTheme(addEntry(any, 'colors', { guid: 'new', name: 'New' }), 'theme', 'New');
        expect(refusalOfContent(made)).toBeUndefined();
      }),
    );
  });
});

it('F6.18 a theme drops features equal to the kit’s in any order', () => {
  const switched = withValues(
    themed,
    { ...headlineIn, themeId: undefined },
    { fontFeatures: { onum: true, liga: false } },
  );
  const same = withValues(switched, headlineIn, { fontFeatures: { liga: false, onum: true } });
  expect(dropRepeatedValues(same).themes[0]?.paragraphStyles).toEqual([]);
  const other = withValues(switched, headlineIn, { fontFeatures: { onum: true } });
  expect(resolveTheme(dropRepeatedValues(other), 'dark').paragraphStyles[0]?.fontFeatures).toEqual({
    onum: true,
  });
});

describe('the colours of a brand kit', () => {
  it('S4.04 are shown in percent and kept in parts from 0 to 1', () => {
    const dawn = { type: 'cmyk', value: { c: 0, m: 0.65, y: 0.81, k: 0.06 } } as const;
    expect(toFieldColour(dawn)).toEqual({ type: 'cmyk', value: { c: 0, m: 65, y: 81, k: 6 } });
    expect(describeColour(dawn)).toBe('C 0 M 65 Y 81 K 6');
    expect(toKitColour(toFieldColour(dawn))).toEqual(dawn);
  });

  it('are the same after they were shown', () => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        expect(faultOfColour(colour)).toBeUndefined();
        expect(toKitColour(toFieldColour(colour))).toEqual(colour);
        expect(paintOf(colour)).toMatch(/^#[\da-f]{6}$/);
      }),
    );
  });

  it.each<[KitColour, string, string]>([
    [{ type: 'rgb', value: { r: 0, g: 128, b: 255 } }, '#0080ff', '#000000'],
    [{ type: 'cmyk', value: { c: 1, m: 1, y: 0, k: 0.5 } }, '#221853', '#ffffff'],
    [{ type: 'spotHex', value: 'Gold', displayValue: '#C0A000' }, '#c0a000', '#000000'],
  ])('%j is painted %s, with %s on it', (colour, painted, on) => {
    expect([paintOf(colour), readableOn(colour)]).toEqual([painted, on]);
  });

  it('are stored without the field’s opacity', () => {
    expect(toKitColour({ type: 'hex', value: '#0000ff80' })).toEqual({ type: 'hex', value: '#0000ff' });
  });

  it.each<[KitColour, string]>([
    [{ type: 'hex', value: '#00f' }, 'value'],
    [{ type: 'hex', value: { r: 0, g: 0, b: 0 } }, 'value'],
    [{ type: 'rgb', value: { r: 0, g: 256, b: 0 } }, 'value'],
    [{ type: 'rgb', value: '#0000ff' }, 'value'],
    [{ type: 'cmyk', value: { c: 0, m: 0, y: -0.1, k: 0 } }, 'value'],
    [{ type: 'spotRgb', value: { r: 0, g: 0, b: 0 } }, 'value'],
    [{ type: 'spotCmyk', value: 'Ink', displayValue: '#0000ff' }, 'displayValue'],
  ])('S4.04 %j is none, and is painted black', (colour, field) => {
    expect(faultOfColour(colour)?.field).toBe(field);
    expect(paintOf(colour)).toBe('#000000');
  });

  it('S4.05 may share one ink with one alternate in any case', () => {
    const ink = { type: 'spotHex', value: 'Gold', displayValue: '#c0a000' } as const;
    const two = (other: KitColour) => ({
      ...EMPTY_CONTENT,
      colors: [
        { guid: 'a', name: 'A', ...ink },
        { guid: 'b', name: 'B', ...other },
      ],
    });
    expect(refusalOfContent(two({ ...ink, value: 'GOLD ', displayValue: '#C0A000' }))).toBeUndefined();
    expect(refusalOfContent(two({ ...ink, displayValue: '#c0a001' }))?.errors?.[0]?.field).toBe(
      'colors.1.displayValue',
    );
    expect(
      refusalOfContent(two({ ...ink, type: 'spotRgb', displayValue: { r: 192, g: 160, b: 0 } })),
    ).toBeDefined();
  });

  it('S4.05 have one alternate of an ink in all themes', () => {
    const gold = { type: 'spotHex', value: 'Gold', displayValue: '#c0a000' } as const;
    const own = withValues(
      withValues(themed, { themeId: undefined, section: 'colors', guid: 'blue' }, gold),
      { ...blueIn, guid: 'red' },
      { ...gold, displayValue: '#d0b000' },
    );
    expect(refusalOfContent(own)?.errors?.[0]?.field).toBe('themes.0.colors.0.displayValue');
  });

  it('S4.10 are replaced by black when deleted, in every theme', () => {
    const own = withValues(themed, { ...headlineIn, guid: 'text' }, { brandKitColorGuid: 'blue' });
    expect(stylesUsingColour(own, 'blue')).toEqual(['Headline', 'Text', 'Strong']);
    const left = removeEntry(own, { section: 'colors', guid: 'blue' });
    expect(refusalOfContent(left)).toBeUndefined();
    expect(stylesUsingColour(left, 'blue')).toEqual([]);
    expect(left.paragraphStyles.map(({ brandKitColorGuid }) => brandKitColorGuid)).toEqual([null, null]);
    expect(left.themes[0]?.paragraphStyles).toEqual([]);
  });
});

describe('the names in a brand kit', () => {
  it('S4.06 are unique in a section regardless of case', () => {
    expect(refusalOfEntryName(kit, 'colors', ' bLUE ')?.detail).toBe(
      'Another colour of this kit has this name.',
    );
    expect(refusalOfEntryName(kit, 'media', 'Blue')).toBeUndefined();
    expect(refusalOfEntryName(kit, 'colors', 'BLUE', 'blue')).toBeUndefined();
    expect(refusalOfEntryName(kit, 'colors', ' ')?.detail).toBe('A name is needed.');
    expect(refusalOfContent(renameEntry(kit, { section: 'colors', guid: 'red' }, 'BLUE'))?.errors).toEqual([
      { field: 'colors.1.name', message: 'Another colour of this kit has this name.' },
    ]);
  });

  it('S4.11 are no theme’s when the default one has them', () => {
    expect(refusalOfThemeName(themed, 'default')).toBeDefined();
    expect(refusalOfThemeName(themed, 'DARK')).toBeDefined();
    expect(refusalOfThemeName(themed, 'DARK', 'dark')).toBeUndefined();
    expect(renameTheme(themed, 'dark', 'Night').themes[0]?.name).toBe('Night');
    expect(removeTheme(themed, 'dark').themes).toEqual([]);
  });

  it('are listed in quotes', () => {
    expect(quotedList(['A'])).toBe('“A”');
    expect(quotedList(['A', 'B', 'C'])).toBe('“A”, “B” and “C”');
  });
});

describe('the fonts of a brand kit', () => {
  it('S4.07 are kept while a style of any theme uses them', () => {
    const own = withValues(themed, { ...headlineIn, guid: 'text' }, { brandKitFontFamilyGuid: 'sans' });
    expect(stylesUsingFont(own, 'sans')).toEqual(['Headline', 'Text']);
    expect(refusalOfContent(removeFont(own, 'sans'))?.errors).toEqual([
      { field: 'fonts', message: '“Headline” and “Text” use this font. Choose another one there first.' },
    ]);
    expect(refusalOfContent(removeFont({ ...kit, paragraphStyles: [] }, 'sans'))).toBeUndefined();
  });

  it('are listed once', () => {
    const [sans] = kit.fonts;
    if (!sans) throw new Error('The kit has no font.');
    const twice = addFont(kit, { ...sans, fontFamilyBrandKitGuid: 'x' });
    expect(refusalOfContent(twice)?.errors?.[0]?.field).toBe('fonts.1.fontFamilyId');
    expect(refusalOfContent(addFont(kit, { ...sans, fontFamilyBrandKitGuid: 'x', fontFamilyId: 'y' }))).toBe(
      undefined,
    );
  });
});

describe('the pictures of a brand kit', () => {
  it('S4.06 have a name each, and another one in a theme', () => {
    const picture = { guid: 'logo', name: 'Logo', mediaConnectorId: null, mediaId: 'one' };
    const own = addPicture(themed, picture);
    expect(refusalOfContent(addPicture(own, { ...picture, guid: 'other', name: 'LOGO' }))?.errors).toEqual([
      { field: 'media.1.name', message: 'Another picture of this kit has this name.' },
    ]);
    const place = { themeId: 'dark', section: 'media', guid: 'logo' } as const;
    const changed = withValues(own, place, { mediaConnectorId: null, mediaId: 'two' });
    expect(resolveTheme(changed, 'dark').media[0]?.mediaId).toBe('two');
    expect(withReset(changed, place)).toEqual(own);
  });
});

describe('the themes of a brand kit', () => {
  it('S4.12 inherit from the default theme until they override', () => {
    const own = withValues(themed, blueIn, NAVY);
    const later = withValues(
      withValues(own, { ...blueIn, themeId: undefined }, { type: 'hex', value: '#4444ff' }),
      { ...blueIn, themeId: undefined, guid: 'red' },
      { type: 'hex', value: '#880000' },
    );
    const shown = resolveTheme(later, 'dark');
    expect([colourOf(shown, 'blue'), colourOf(shown, 'red')]).toEqual(['#000080', '#880000']);
    expect(resolveTheme(later, undefined)).toBe(later);
  });

  it('S4.12 store only differing values of a style', () => {
    const own = withValues(themed, headlineIn, { fontSize: 20, lineHeight: 120 });
    expect(own.themes[0]?.paragraphStyles).toEqual([{ guid: 'headline', fontSize: 20 }]);
    expect(ownValues(own.themes[0], 'paragraphStyles', 'headline')).toEqual(['fontSize']);
    const again = withValues(own, headlineIn, { fontSize: 12 });
    expect(again.themes[0]?.paragraphStyles).toEqual([]);
  });

  it('keep their own value when the default’s becomes equal for a while', () => {
    const own = withValues(themed, blueIn, NAVY);
    const place = { ...blueIn, themeId: undefined };
    const passed = withValues(withValues(own, place, NAVY), place, { type: 'hex', value: '#00ffff' });
    expect(colourOf(resolveTheme(passed, 'dark'), 'blue')).toBe('#000080');
  });

  it('S4.14 show the default’s values again after a reset', () => {
    const own = withValues(themed, headlineIn, { fontSize: 20, underline: true });
    const one = withReset(own, headlineIn, ['fontSize']);
    expect(one.themes[0]?.paragraphStyles).toEqual([{ guid: 'headline', underline: true }]);
    expect(withReset(own, headlineIn)).toEqual(themed);
    expect(withReset(withValues(themed, blueIn, NAVY), blueIn)).toEqual(themed);
  });

  it('replace a spot colour completely', () => {
    const spot = { type: 'spotHex', value: 'Gold', displayValue: '#c0a000' } as const;
    const own = withValues(withValues(themed, { ...blueIn, themeId: undefined }, spot), blueIn, NAVY);
    expect(resolveTheme(own, 'dark').colors[0]).toEqual({ guid: 'blue', name: 'Blue', ...NAVY });
    expect(withValues(own, { ...blueIn, themeId: undefined }, NEW_COLOUR).colors[0]).toEqual({
      guid: 'blue',
      name: 'Blue',
      ...NEW_COLOUR,
    });
  });

  it('look the same after repeated values are dropped', () => {
    fc.assert(
      fc.property(anyKit, (any) => {
        const kept = dropRepeatedValues(any);
        for (const { id } of any.themes) {
          const looks = ({ themes: _themes, ...content }: BrandKitContent) => content;
          expect(looks(resolveTheme(kept, id))).toEqual(looks(resolveTheme(any, id)));
        }
        expect(dropRepeatedValues(kept)).toEqual(kept);
      }),
    );
  });
});
