import { NEW_PARAGRAPH_FORMAT, type Colour, type ParagraphFormat } from '@/engine/document';
import type { Operation } from '@/engine/edit';

/** The colours of Aurora, a bakery that opens at first light: night, paper, mist, and the accent dawn. */
const COLOURS = {
  night: ['Night', '#1c1e2b', [0.35, 0.3, 0, 0.83]],
  paper: ['Paper', '#f8f3ea', [0, 0.02, 0.06, 0.03]],
  mist: ['Mist', '#d9d2c5', [0, 0.03, 0.09, 0.15]],
  dawn: ['Dawn', '#f0532d', [0, 0.65, 0.81, 0.06]],
} as const;

export type Shade = keyof typeof COLOURS;

const serif = (style: string) => ({ family: 'Noto Serif', style });
const sans = (style: string) => ({ family: 'Inter', style });
const arabic = (style: string) => ({ family: 'Noto Sans Arabic', style });
const colour = (colorId: Shade) => ({
  applied: true,
  color: { type: 'brandKit', colorId, opacity: 1 } as const,
});

const format = (own: Partial<ParagraphFormat>): ParagraphFormat => ({
  ...NEW_PARAGRAPH_FORMAT,
  color: colour('night'),
  ...own,
});

/** The text styles of the brand, in the sizes of a business card; larger designs enlarge them. */
const STYLES = {
  headline: [
    'Headline',
    format({ font: serif('SemiBold'), fontSize: 24, lineHeight: 104, trackingRight: -12 }),
  ],
  lead: ['Lead', format({ font: sans('Medium'), fontSize: 10, lineHeight: 135 })],
  text: ['Text', format({ font: sans('Regular'), fontSize: 7.5, lineHeight: 145 })],
  label: [
    'Label',
    format({
      font: sans('SemiBold'),
      fontSize: 6,
      lineHeight: 130,
      trackingRight: 90,
      typographicCase: 'uppercase',
      color: colour('dawn'),
    }),
  ],
  arabicHeadline: [
    'Arabic headline',
    format({
      font: arabic('SemiBold'),
      fontSize: 24,
      lineHeight: 135,
      language: 'ar',
      textAlign: 'right',
      textAlignLast: 'right',
    }),
  ],
  arabicText: [
    'Arabic text',
    format({
      font: arabic('Regular'),
      fontSize: 9,
      lineHeight: 165,
      language: 'ar',
      textAlign: 'right',
      textAlignLast: 'right',
    }),
  ],
} as const satisfies Record<string, readonly [string, ParagraphFormat]>;

export type StyleName = keyof typeof STYLES;

/** A text colour that differs from the style. */
export const colourText = (shade: Shade) => ({ color: colour(shade) });

/** Adds the brand's colours, as inks for print, and its styles to a document. */
export const brandOperations = (isPrinted: boolean): Operation[] => [
  ...Object.entries(COLOURS).map(([colorId, [name, value, [c, m, y, k]]]) => {
    const color: Colour = isPrinted ? { type: 'cmyk', c, m, y, k } : { type: 'hex', value };
    return { kind: 'setBrandColour', colorId, color: { name, color } } as const;
  }),
  ...Object.entries(STYLES).map(
    ([styleId, [name, look]]) =>
      ({ kind: 'setBrandParagraphStyle', styleId, style: { name, format: look } }) as const,
  ),
];
