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
import { shownUses } from '../properties/colours';

/** A colour that prints otherwise than it should. */
export type InkFault =
  { readonly type: 'rgbBlack' | 'richBlack' } | { readonly type: 'tooMuchInk'; readonly percent: number };

/** Black text from this size on may have several inks, in points. */
export const SMALL_TEXT_POINTS = 24;

/** Shares of an ink and of light at which a colour is read as black. */
const BLACK_FROM = { ink: 0.9, light: 0.15 };
/** Colours are kept in decimals, whose sum is not exact. */
const ROUNDING = 0.001;

/** Light of a screen colour, the brightest of its channels from 0 to 1; `undefined` for inks. */
function brightest(colour: Colour): number | undefined {
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

/** Finds black that small text can't be printed in sharply. Black 0 of screens becomes the black ink, see `textColours`. */
function faultOfBlack(colour: Colour): InkFault | undefined {
  const light = brightest(colour);
  if (light !== undefined) return light > 0 && light < BLACK_FROM.light ? { type: 'rgbBlack' } : undefined;
  if (colour.type !== 'cmyk' || colour.k < BLACK_FROM.ink) return undefined;
  return colour.c + colour.m + colour.y > 0 ? { type: 'richBlack' } : undefined;
}

/** Finds more ink than dries in a condition of printing. */
function faultOfAmount(colour: Colour, limit: number): InkFault | undefined {
  if (colour.type !== 'cmyk') return undefined;
  const percent = (colour.c + colour.m + colour.y + colour.k) * 100;
  return percent > limit + ROUNDING ? { type: 'tooMuchInk', percent: Math.round(percent) } : undefined;
}

/** The colours of letters, with their sizes on the page. */
const lettersOf = (layout: TextLayout, scale: number): { use: ColourUse; size: number }[] =>
  layout.lines.flatMap(({ runs }) =>
    runs.flatMap(({ fill, size, glyphs }) =>
      fill && glyphs.length > 0 ? [{ use: fill, size: size * scale }] : [],
    ),
  );

/** The colours of a frame but those of its letters. */
function otherUses({ brandKit }: Document, frame: Frame): readonly ColourUse[] {
  const own = shownUses({ ...frame, paragraphs: [] });
  if (frame.type !== 'shape' || frame.fill.type !== 'brandKitGradient') return own;
  return [...own, ...shownUses(brandKit.gradients.items[frame.fill.gradientId]?.gradient)];
}

const eachOnce = (faults: readonly (InkFault | undefined)[]): readonly InkFault[] => [
  ...new Map(faults.flatMap((fault) => (fault ? [[JSON.stringify(fault), fault]] : []))).values(),
];

/** Finds colours with more ink than dries in the document's condition of printing, each amount once. */
export function checkAmounts(document: Document, uses: readonly ColourUse[]): readonly InkFault[] {
  const { inkLimit } = CONDITION_DETAILS[conditionOf(document)];
  return eachOnce(uses.map((use) => faultOfAmount(colourOf(document, use).color, inkLimit)));
}

/** The things a frame is checked with. */
interface FrameInks {
  readonly document: Document;
  readonly frame: Frame;
  /** The layout of a text frame. */
  readonly layout?: TextLayout | undefined;
  /** How much larger the frame is drawn. */
  readonly scale: number;
}

/** Finds colours of a printed frame that print otherwise than they should, each kind once. */
export function checkInks({ document, frame, layout, scale }: FrameInks): readonly InkFault[] {
  const letters = layout ? lettersOf(layout, scale) : [];
  const small = letters.filter(({ size }) => size < SMALL_TEXT_POINTS);
  return [
    ...eachOnce(small.map(({ use }) => faultOfBlack(colourOf(document, use).color))),
    ...checkAmounts(document, [...letters.map(({ use }) => use), ...otherUses(document, frame)]),
  ];
}
