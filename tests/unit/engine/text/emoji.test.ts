import { describe, expect, it } from 'vitest';
import type { DisplayItem, Ink } from '@/engine/display';
import { createFontBook, fallbackFace, fallbackFamilies, layoutText, type FontBook } from '@/engine/text';
import { testFace } from '../support/fonts';
import { glyphsOf, layout, textInput } from '../support/text';

const EMOJI = 'noto-color-emoji-400Regular';
const BLACK: Ink = { rgb: [0, 0, 0] };
const runsOf = (text: string) => layout(text).lines.flatMap(({ runs }) => runs);
const fontsOf = (text: string) => runsOf(text).map(({ font }) => font);

/** A book without a font of emoji. */
const plainBook = (): FontBook =>
  createFontBook([{ family: 'Arimo', style: 'Regular', face: testFace('arimo') }]);

const everyItem = (items: readonly DisplayItem[]): DisplayItem[] =>
  items.flatMap((item) => [item, ...(item.type === 'group' ? everyItem(item.items) : [])]);

describe('emoji', () => {
  it.each(['🎉', '👩🏽‍🍳', '🇧🇪', '1️⃣', '🏳️‍🌈', '❤️'])('%s is one glyph, in colours', (text) => {
    const glyphs = glyphsOf(runsOf(text));
    expect(fontsOf(text)).toEqual([EMOJI]);
    // Joiners may remain as glyphs without width and colours.
    const coloured = glyphs.filter(({ id }) => testFace('noto-color-emoji').colourGlyph(id, BLACK));
    expect(coloured).toHaveLength(1);
  });

  it('are used for a variation selector when the font has a plain glyph', () => {
    expect(fontsOf('©')).toEqual(['arimo-400Regular']);
    expect(fontsOf('©️')).toEqual([EMOJI]);
  });

  it('are missing without a colour font, so that a fallback is loaded', () => {
    const input = textInput('a ©️', { fonts: plainBook() });
    expect(layoutText(input).missingGlyphs.map(({ character }) => character)).toEqual(['©️']);
    expect(fallbackFamilies('©️')).toEqual(['Noto Color Emoji']);
  });

  it('do not replace other text: plain digits and letters keep their font', () => {
    const face = fallbackFace('Noto Color Emoji', testFace('noto-color-emoji'));
    expect(face.hasGlyph('🎉'.codePointAt(0) ?? 0)).toBe(true);
    expect(face.hasGlyph('x'.codePointAt(0) ?? 0)).toBe(false);
    expect(fontsOf('1 # * ©')).toEqual(['arimo-400Regular']);
  });

  it('are painted with fills, gradients and clips, and cached', () => {
    const face = testFace('noto-color-emoji');
    const [glyph] = glyphsOf(runsOf('🎉'));
    const items = face.colourGlyph(glyph?.id ?? 0, BLACK) ?? [];
    const fills = everyItem(items).flatMap((item) =>
      item.type === 'path' && item.fill ? [item.fill.type] : [],
    );
    expect(fills.length).toBeGreaterThan(10);
    expect(face.colourGlyph(glyph?.id ?? 0, BLACK)).toBe(items);
    expect(testFace('arimo').hasColours).toBe(false);
  });

  it('of the whole font are painted with valid items within the limits', () => {
    const face = testFace('noto-color-emoji');
    const kinds = new Set<string>();
    for (let id = 0; id < 4_000; id += 7) {
      const items = everyItem(face.colourGlyph(id, BLACK) ?? []);
      for (const item of items) {
        kinds.add(item.type === 'path' ? (item.fill?.type ?? 'no fill') : item.type);
        if (item.type === 'group')
          kinds.add(
            Object.keys(item)
              .filter((key) => key !== 'type')
              .join(' '),
          );
      }
      expect(JSON.stringify(items)).not.toMatch(/null|NaN/);
    }
    expect([...kinds]).toEqual(
      expect.arrayContaining(['solid', 'linearGradient', 'radialGradient', 'group']),
    );
    expect([...kinds]).not.toContain('no fill');
  });
});

describe('the fallback families of missing characters', () => {
  it.each([
    ['שלום', ['Noto Sans Hebrew']],
    ['سلام', ['Noto Sans Arabic']],
    ['नमस्ते', ['Noto Sans Devanagari']],
    ['สวัสดี', ['Noto Sans Thai']],
    ['안녕', ['Noto Sans KR']],
    ['你好', ['Noto Sans SC']],
    ['こんにちは', ['Noto Sans SC']],
    ['🎉', ['Noto Color Emoji']],
    ['Hello – “1,250 €”', []],
  ])('of %s are %j', (text, families) => expect(fallbackFamilies(text)).toEqual(families));
});
