import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  EMPTY_CONTENT,
  faultOfColour,
  keptColour,
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
  shownColour,
  stylesUsingColour,
  stylesUsingFont,
  tellColour,
  withFont,
  withMedia,
  withName,
  withNew,
  withNewTheme,
  withoutEntry,
  withoutFont,
  withoutRepeated,
  withoutTheme,
  withReset,
  withThemeName,
  withValues,
  type BrandKitContent,
  type KitColour,
} from '@/domain/brand-kit';
import { anyColour, anyKit } from './arbitraryKit';

const kit: BrandKitContent = {
  ...EMPTY_CONTENT,
  colors: [
    { guid: 'blue', name: 'Blue', type: 'hex', value: '#0000ff' },
    { guid: 'red', name: 'Red', type: 'hex', value: '#ff0000' },
  ],
  fonts: [
    {
      ...{ fontFamilyBrandKitGuid: 'sans', fontFamilyId: 'family' },
      ...{ fontConnectorId: null, name: 'Sans' },
    },
  ],
  paragraphStyles: [
    {
      ...{ guid: 'headline', name: 'Headline', ...NEW_PARAGRAPH_LOOK },
      ...{ brandKitColorGuid: 'blue', brandKitFontFamilyGuid: 'sans' },
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

describe('a new thing of a brand kit', () => {
  it('S4.03 is a colour that is hex #000000', () => {
    const { colors } = withNew(EMPTY_CONTENT, 'colors', { guid: 'a', name: 'Colour' });
    expect(colors).toEqual([{ guid: 'a', name: 'Colour', type: 'hex', value: '#000000' }]);
  });

  it('S4.08 is a paragraph style of 12 points at 120 %, without tracking, shift or indent, at the left', () => {
    const { paragraphStyles } = withNew(EMPTY_CONTENT, 'paragraphStyles', { guid: 'a', name: 'Style' });
    expect(paragraphStyles[0]).toMatchObject({
      ...{ fontSize: 12, lineHeight: 120, trackingLeft: 0, trackingRight: 0 },
      ...{ baselineShiftValue: 0, textAlign: 'left', textStrokeWidth: 1 },
    });
  });

  it('holds nothing that is refused', () => {
    fc.assert(
      fc.property(anyKit, (any) => {
        const made = withNewTheme(withNew(any, 'colors', { guid: 'new', name: 'New' }), 'theme', 'New');
        expect(refusalOfContent(made)).toBeUndefined();
      }),
    );
  });
});

describe('the colours of a brand kit', () => {
  it('S4.04 are shown in percent and kept in parts from 0 to 1', () => {
    const dawn = { type: 'cmyk', value: { c: 0, m: 0.65, y: 0.81, k: 0.06 } } as const;
    expect(shownColour(dawn)).toEqual({ type: 'cmyk', value: { c: 0, m: 65, y: 81, k: 6 } });
    expect(tellColour(dawn)).toBe('C 0 M 65 Y 81 K 6');
    expect(keptColour(shownColour(dawn))).toEqual(dawn);
  });

  it('are the same after they were shown', () => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        expect(faultOfColour(colour)).toBeUndefined();
        expect(keptColour(shownColour(colour))).toEqual(colour);
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

  it('are kept without the opacity a field takes', () => {
    expect(keptColour({ type: 'hex', value: '#0000ff80' })).toEqual({ type: 'hex', value: '#0000ff' });
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

  it('S4.05 may be two of one ink with one alternate, whatever its case', () => {
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

  it('S4.10 are replaced by black where a deleted one was used, in every theme', () => {
    const own = withValues(themed, { ...headlineIn, guid: 'text' }, { brandKitColorGuid: 'blue' });
    expect(stylesUsingColour(own, 'blue')).toEqual(['Headline', 'Text', 'Strong']);
    const left = withoutEntry(own, { section: 'colors', guid: 'blue' });
    expect(refusalOfContent(left)).toBeUndefined();
    expect(stylesUsingColour(left, 'blue')).toEqual([]);
    expect(left.paragraphStyles.map(({ brandKitColorGuid }) => brandKitColorGuid)).toEqual([null, null]);
    expect(left.themes[0]?.paragraphStyles).toEqual([]);
  });
});

describe('the names in a brand kit', () => {
  it('S4.06 are taken once in a section, whatever their case', () => {
    expect(refusalOfEntryName(kit, 'colors', ' bLUE ')?.detail).toBe(
      'Another colour of this kit has this name.',
    );
    expect(refusalOfEntryName(kit, 'media', 'Blue')).toBeUndefined();
    expect(refusalOfEntryName(kit, 'colors', 'BLUE', 'blue')).toBeUndefined();
    expect(refusalOfEntryName(kit, 'colors', ' ')?.detail).toBe('A name is needed.');
    expect(refusalOfContent(withName(kit, { section: 'colors', guid: 'red' }, 'BLUE'))?.errors).toEqual([
      { field: 'colors.1.name', message: 'Another colour of this kit has this name.' },
    ]);
  });

  it('S4.11 are no theme’s when the default one has them', () => {
    expect(refusalOfThemeName(themed, 'default')).toBeDefined();
    expect(refusalOfThemeName(themed, 'DARK')).toBeDefined();
    expect(refusalOfThemeName(themed, 'DARK', 'dark')).toBeUndefined();
    expect(withThemeName(themed, 'dark', 'Night').themes[0]?.name).toBe('Night');
    expect(withoutTheme(themed, 'dark').themes).toEqual([]);
  });

  it('are listed in quotes', () => {
    expect(quotedList(['A'])).toBe('“A”');
    expect(quotedList(['A', 'B', 'C'])).toBe('“A”, “B” and “C”');
  });
});

describe('the fonts of a brand kit', () => {
  it('S4.07 stay while a style of any theme uses them', () => {
    const own = withValues(themed, { ...headlineIn, guid: 'text' }, { brandKitFontFamilyGuid: 'sans' });
    expect(stylesUsingFont(own, 'sans')).toEqual(['Headline', 'Text']);
    expect(refusalOfContent(withoutFont(own, 'sans'))?.errors).toEqual([
      { field: 'fonts', message: '“Headline” and “Text” use this font. Choose another one there first.' },
    ]);
    expect(refusalOfContent(withoutFont({ ...kit, paragraphStyles: [] }, 'sans'))).toBeUndefined();
  });

  it('are in it once', () => {
    const [sans] = kit.fonts;
    if (!sans) throw new Error('The kit has no font.');
    const twice = withFont(kit, { ...sans, fontFamilyBrandKitGuid: 'x' });
    expect(refusalOfContent(twice)?.errors?.[0]?.field).toBe('fonts.1.fontFamilyId');
    expect(refusalOfContent(withFont(kit, { ...sans, fontFamilyBrandKitGuid: 'x', fontFamilyId: 'y' }))).toBe(
      undefined,
    );
  });
});

describe('the pictures of a brand kit', () => {
  it('S4.06 have a name each, and another one in a theme', () => {
    const picture = { guid: 'logo', name: 'Logo', mediaConnectorId: null, mediaId: 'one' };
    const own = withMedia(themed, picture);
    expect(refusalOfContent(withMedia(own, { ...picture, guid: 'other', name: 'LOGO' }))?.errors).toEqual([
      { field: 'media.1.name', message: 'Another picture of this kit has this name.' },
    ]);
    const place = { themeId: 'dark', section: 'media', guid: 'logo' } as const;
    const changed = withValues(own, place, { mediaConnectorId: null, mediaId: 'two' });
    expect(resolveTheme(changed, 'dark').media[0]?.mediaId).toBe('two');
    expect(withReset(changed, place)).toEqual(own);
  });
});

describe('the themes of a brand kit', () => {
  it('S4.12 show what the default one shows until they hold their own', () => {
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

  it('S4.12 hold what differs alone, value by value of a style', () => {
    const own = withValues(themed, headlineIn, { fontSize: 20, lineHeight: 120 });
    expect(own.themes[0]?.paragraphStyles).toEqual([{ guid: 'headline', fontSize: 20 }]);
    expect(ownValues(own.themes[0], 'paragraphStyles', 'headline')).toEqual(['fontSize']);
    const again = withValues(own, headlineIn, { fontSize: 12 });
    expect(again.themes[0]?.paragraphStyles).toEqual([]);
  });

  it('keep their own value while that of the default one passes by it', () => {
    const own = withValues(themed, blueIn, NAVY);
    const place = { ...blueIn, themeId: undefined };
    const passed = withValues(withValues(own, place, NAVY), place, { type: 'hex', value: '#00ffff' });
    expect(colourOf(resolveTheme(passed, 'dark'), 'blue')).toBe('#000080');
  });

  it('S4.14 show the default one’s values again where they are reset', () => {
    const own = withValues(themed, headlineIn, { fontSize: 20, underline: true });
    const one = withReset(own, headlineIn, ['fontSize']);
    expect(one.themes[0]?.paragraphStyles).toEqual([{ guid: 'headline', underline: true }]);
    expect(withReset(own, headlineIn)).toEqual(themed);
    expect(withReset(withValues(themed, blueIn, NAVY), blueIn)).toEqual(themed);
  });

  it('replace a spot colour without leaving anything of it', () => {
    const spot = { type: 'spotHex', value: 'Gold', displayValue: '#c0a000' } as const;
    const own = withValues(withValues(themed, { ...blueIn, themeId: undefined }, spot), blueIn, NAVY);
    expect(resolveTheme(own, 'dark').colors[0]).toEqual({ guid: 'blue', name: 'Blue', ...NAVY });
    expect(withValues(own, { ...blueIn, themeId: undefined }, NEW_COLOUR).colors[0]).toEqual({
      ...{ guid: 'blue', name: 'Blue' },
      ...NEW_COLOUR,
    });
  });

  it('lose nothing of their looks when what they repeat is left out', () => {
    fc.assert(
      fc.property(anyKit, (any) => {
        const kept = withoutRepeated(any);
        for (const { id } of any.themes) {
          const looks = ({ themes: _themes, ...content }: BrandKitContent) => content;
          expect(looks(resolveTheme(kept, id))).toEqual(looks(resolveTheme(any, id)));
        }
        expect(withoutRepeated(kept)).toEqual(kept);
      }),
    );
  });
});
