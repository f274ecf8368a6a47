import { type ColourType, DEFAULT_COLOUR, hexToRgb, type Rgb, rgbToHex } from '@/domain/colour';

/** Cyan, magenta, yellow and black in percent, 0 to 100 each. */
export interface Cmyk {
  c: number;
  m: number;
  y: number;
  k: number;
}

/** A colour of one of the six kinds; the spot kinds have the name of their ink. */
export type ColourValue =
  | { type: 'hex'; value: string }
  | { type: 'rgb'; value: Rgb }
  | { type: 'cmyk'; value: Cmyk }
  | { type: 'spotHex'; name: string; value: string }
  | { type: 'spotRgb'; name: string; value: Rgb }
  | { type: 'spotCmyk'; name: string; value: Cmyk };

/** The kinds of colour in words. */
export const TYPE_NAMES: Readonly<Record<ColourType, string>> = {
  hex: 'Hex',
  rgb: 'RGB',
  cmyk: 'CMYK',
  spotCmyk: 'Spot CMYK',
  spotRgb: 'Spot RGB',
  spotHex: 'Spot hex',
};

/** The way between press and screen. */
export interface CmykConverter {
  /** What inks look like on a screen. */
  toRgb: (cmyk: Cmyk) => Rgb;
  /** The inks whose print is nearest. */
  toCmyk: (rgb: Rgb) => Cmyk;
}

/** The colour a new thing has. */
export const defaultColour: ColourValue = { type: 'hex', value: DEFAULT_COLOUR };

const BLACK: Rgb = { r: 0, g: 0, b: 0 };

/** Whether a kind is made of inks, so that the screen needs a conversion. */
export const isCmyk = (type: ColourType): boolean => type === 'cmyk' || type === 'spotCmyk';

/** Whether a kind has the name of an ink. */
export const isSpot = (type: ColourType): boolean => type.startsWith('spot');

/** The colour on a screen; `undefined` for inks without a converter. */
export function colourToRgb(colour: ColourValue, converter?: CmykConverter): Rgb | undefined {
  if (colour.type === 'hex' || colour.type === 'spotHex') return hexToRgb(colour.value) ?? BLACK;
  if (colour.type === 'rgb' || colour.type === 'spotRgb') return colour.value;
  return converter?.toRgb(colour.value);
}

/** The same colour as another kind; `undefined` when that needs a converter and there is none. */
export function convertColour(
  colour: ColourValue,
  type: ColourType,
  converter?: CmykConverter,
): ColourValue | undefined {
  const name = 'name' in colour ? colour.name : '';
  if (baseOf(colour.type) === baseOf(type)) return withType(type, name, colour.value);
  const rgb = colourToRgb(colour, converter);
  return rgb && colourFromRgb(rgb, type, name, converter);
}

/** A screen colour as one of the kinds; `undefined` when that needs a converter and there is none. */
export function colourFromRgb(
  rgb: Rgb,
  type: ColourType,
  name: string,
  converter?: CmykConverter,
): ColourValue | undefined {
  if (isCmyk(type)) return converter && withType(type, name, converter.toCmyk(rgb));
  return withType(type, name, baseOf(type) === 'hex' ? rgbToHex(rgb) : rgb);
}

function baseOf(type: ColourType): 'hex' | 'rgb' | 'cmyk' {
  return isCmyk(type) ? 'cmyk' : type === 'hex' || type === 'spotHex' ? 'hex' : 'rgb';
}

/* The compiler can't see that kind and value belong together; the callers above make sure of it. */
function withType(type: ColourType, name: string, value: string | Rgb | Cmyk): ColourValue {
  return { type, value, ...(isSpot(type) ? { name } : {}) } as ColourValue;
}
