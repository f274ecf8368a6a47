import { CONDITION_DETAILS, hexToRgb } from '@/domain/colour';
import {
  colourOf,
  conditionOf,
  type Colour,
  type ColourUse,
  type Document,
  type Frame,
} from '@/engine/document';
import type { TextLayout } from '@/engine/text';
import { collectShownColours } from '../properties/colours';

/** A colour that does not print as expected. */
export type InkFault =
  { readonly type: 'rgbBlack' | 'richBlack' } | { readonly type: 'tooMuchInk'; readonly percent: number };

/** Size in points from which black text may use several inks. */
export const SMALL_TEXT_POINTS = 24;

/** Thresholds of ink and light for colours that count as black. */
const BLACK_FROM = { ink: 0.9, light: 0.15 };
/** Tolerance for the inexact sum of decimals. */
const ROUNDING = 0.001;

/** Returns the brightness of a screen colour, its highest channel from 0 to 1; `undefined` for inks. */
function getBrightness(colour: Colour): number | undefined {
  switch (colour.type) {
    case 'hex': {
      const { r, g, b } = hexToRgb(colour.value) ?? { r: 0, g: 0, b: 0 };
      return Math.max(r, g, b) / 255;
    }
    case 'rgb':
      return Math.max(colour.r, colour.g, colour.b) / 255;
    case 'gray':
      return colour.gray;
    case 'hsl':
      return colour.l + colour.s * Math.min(colour.l, 1 - colour.l);
    default:
      return undefined;
  }
}

/** Finds black that makes small text blurred in print. Pure screen black becomes black ink, see `textColours`. */
function checkBlack(colour: Colour): InkFault | undefined {
  const light = getBrightness(colour);
  if (light !== undefined) return light > 0 && light < BLACK_FROM.light ? { type: 'rgbBlack' } : undefined;
  if (colour.type !== 'cmyk' || colour.k < BLACK_FROM.ink) return undefined;
  return colour.c + colour.m + colour.y > 0 ? { type: 'richBlack' } : undefined;
}

/** Finds more ink than the press condition allows. */
function checkAmount(colour: Colour, limit: number): InkFault | undefined {
  if (colour.type !== 'cmyk') return undefined;
  const percent = (colour.c + colour.m + colour.y + colour.k) * 100;
  return percent > limit + ROUNDING ? { type: 'tooMuchInk', percent: Math.round(percent) } : undefined;
}

/** Returns the colours of letters with their sizes on the page. */
const listLetterColours = (layout: TextLayout, scale: number): { use: ColourUse; size: number }[] =>
  layout.lines.flatMap(({ runs }) =>
    runs.flatMap(({ fill, size, glyphs }) =>
      fill && glyphs.length > 0 ? [{ use: fill, size: size * scale }] : [],
    ),
  );

/** Returns the colours of a frame, except those of its letters. */
function listOtherColours({ brandKit }: Document, frame: Frame): readonly ColourUse[] {
  const own = collectShownColours({ ...frame, paragraphs: [] });
  const ofKit = [
    frame.type === 'shape' ? frame.fill : undefined,
    frame.type === 'shape' || frame.type === 'image' ? frame.stroke.gradient : undefined,
  ].flatMap((use) =>
    use?.type === 'brandKitGradient'
      ? collectShownColours(brandKit.gradients.items[use.gradientId]?.gradient)
      : [],
  );
  return [...own, ...ofKit];
}

const eachOnce = (faults: readonly (InkFault | undefined)[]): readonly InkFault[] => [
  ...new Map(faults.flatMap((fault) => (fault ? [[JSON.stringify(fault), fault]] : []))).values(),
];

/** Finds colours that exceed the ink limit of the press condition, each amount once. */
export function checkAmounts(document: Document, uses: readonly ColourUse[]): readonly InkFault[] {
  const { inkLimit } = CONDITION_DETAILS[conditionOf(document)];
  return eachOnce(uses.map((use) => checkAmount(colourOf(document, use).color, inkLimit)));
}

/** Input of the check of a frame. */
interface FrameInks {
  readonly document: Document;
  readonly frame: Frame;
  /** The layout of a text frame. */
  readonly layout?: TextLayout | undefined;
  /** Scale of the drawn frame. */
  readonly scale: number;
}

/** Finds colours of a frame that do not print as expected, each kind once. */
export function checkInks({ document, frame, layout, scale }: FrameInks): readonly InkFault[] {
  const letters = layout ? listLetterColours(layout, scale) : [];
  const small = letters.filter(({ size }) => size < SMALL_TEXT_POINTS);
  return [
    ...eachOnce(small.map(({ use }) => checkBlack(colourOf(document, use).color))),
    ...checkAmounts(document, [...letters.map(({ use }) => use), ...listOtherColours(document, frame)]),
  ];
}
