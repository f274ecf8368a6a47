import { type ColourType, DEFAULT_COLOUR, hexToRgb, type Rgb, rgbToHex } from '@/domain/colour';

/** Cyan, magenta, yellow and black in percent, 0 to 100 each. */
export interface Cmyk {
  c: number;
  m: number;
  y: number;
  k: number;
}

/** A colour of one of six types; spot colours have the name of their ink. */
export type ColourValue =
  | { type: 'hex'; value: string }
  | { type: 'rgb'; value: Rgb }
  | { type: 'cmyk'; value: Cmyk }
  | { type: 'spotHex'; name: string; value: string }
  | { type: 'spotRgb'; name: string; value: Rgb }
  | { type: 'spotCmyk'; name: string; value: Cmyk };

/** Names of colour types. */
export const TYPE_NAMES: Readonly<Record<ColourType, string>> = {
  hex: 'Hex',
  rgb: 'RGB',
  cmyk: 'CMYK',
  spotCmyk: 'Spot CMYK',
  spotRgb: 'Spot RGB',
  spotHex: 'Spot hex',
};

/** Conversion between press and screen. */
export interface CmykConverter {
  /** Converts inks to their look on a screen. */
  toRgb: (cmyk: Cmyk) => Rgb;
  /** Converts a screen colour to the nearest inks. */
  toCmyk: (rgb: Rgb) => Cmyk;
}

/** The colour of new things. */
export const defaultColour: ColourValue = { type: 'hex', value: DEFAULT_COLOUR };

const BLACK: Rgb = { r: 0, g: 0, b: 0 };

/** Whether a type consists of inks, which need a conversion for screens. */
export const isCmyk = (type: ColourType): boolean => type === 'cmyk' || type === 'spotCmyk';

/** Whether a type has an ink name. */
export const isSpot = (type: ColourType): boolean => type.startsWith('spot');

/** Converts a colour to a screen colour; `undefined` for inks without a converter. */
export function colourToRgb(colour: ColourValue, converter?: CmykConverter): Rgb | undefined {
  if (colour.type === 'hex' || colour.type === 'spotHex') return hexToRgb(colour.value) ?? BLACK;
  if (colour.type === 'rgb' || colour.type === 'spotRgb') return colour.value;
  return converter?.toRgb(colour.value);
}

/** Converts a colour to another type; `undefined` if that needs a missing converter. */
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

/** Converts a screen colour to a type; `undefined` if that needs a missing converter. */
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

/* TypeScript can't relate type and value here; the callers guarantee it. */
function withType(type: ColourType, name: string, value: string | Rgb | Cmyk): ColourValue {
  return { type, value, ...(isSpot(type) ? { name } : {}) } as ColourValue;
}
