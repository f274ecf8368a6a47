import fc from 'fast-check';
import { EMPTY_CONTENT, NEW_PARAGRAPH_LOOK, type BrandKitContent, type KitColour } from '@/domain/brand-kits';

const hex = fc.stringMatching(/^#[\da-f]{6}$/);
const channel = fc.integer({ min: 0, max: 255 });
const rgb = fc.record({ r: channel, g: channel, b: channel });
const part = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 10_000);
const inks = fc.record({ c: part, m: part, y: part, k: part });
const ink = fc.stringMatching(/^[A-Z][a-z]{1,8}$/);

/** A valid colour of any kind. */
export const anyColour: fc.Arbitrary<KitColour> = fc.oneof(
  fc.record({ type: fc.constant('hex' as const), value: hex }),
  fc.record({ type: fc.constant('rgb' as const), value: rgb }),
  fc.record({ type: fc.constant('cmyk' as const), value: inks }),
  fc.record({ type: fc.constant('spotHex' as const), value: ink, displayValue: hex }),
  fc.record({ type: fc.constant('spotRgb' as const), value: ink, displayValue: rgb }),
  fc.record({ type: fc.constant('spotCmyk' as const), value: ink, displayValue: inks }),
);

const plain: fc.Arbitrary<KitColour> = fc.record({
  type: fc.constant('hex' as const),
  value: fc.constantFrom('#000000', '#ffffff', '#0000ff'),
});

const look = fc.record(
  {
    fontSize: fc.constantFrom(12, 13),
    lineHeight: fc.constantFrom(120, 140),
    underline: fc.boolean(),
    brandKitColorGuid: fc.constantFrom(null, 'color0'),
  },
  { requiredKeys: [] },
);

/** A valid kit with colours, styles and themes, some of which override values of the kit. */
export const anyKit: fc.Arbitrary<BrandKitContent> = fc
  .record({
    colors: fc.array(plain, { minLength: 1, maxLength: 4 }),
    looks: fc.array(look, { minLength: 1, maxLength: 3 }),
    themes: fc.array(fc.record({ color: plain, look, at: fc.nat(3) }), { maxLength: 3 }),
  })
  .map(({ colors, looks, themes }) => ({
    ...EMPTY_CONTENT,
    colors: colors.map((colour, index) => ({ guid: `color${index}`, name: `Colour ${index}`, ...colour })),
    paragraphStyles: looks.map((own, index) => ({
      guid: `style${index}`,
      name: `Style ${index}`,
      ...NEW_PARAGRAPH_LOOK,
      ...own,
    })),
    themes: themes.map(({ color, look: own, at }, index) => ({
      id: `theme${index}`,
      name: `Theme ${index}`,
      media: [],
      characterStyles: [],
      colors: [{ guid: `color${at % colors.length}`, ...color }],
      paragraphStyles: [{ guid: `style${at % looks.length}`, ...own }],
    })),
  }));
