import { hexToRgb } from '../../../domain/colour';
import type { Colour } from '../../document';
import type { Cmyk, Ink } from '../displayList';
import { roundFactor } from '../geometry/numbers';

/** Red, green and blue from 0 to 1. */
export type Rgb = Ink['rgb'];

/** Converts a CMYK colour to its appearance on screens, by the press profile. */
export type CmykToRgb = (cmyk: Cmyk) => Rgb;

const fromBytes = ({ r, g, b }: { readonly r: number; readonly g: number; readonly b: number }): Ink => ({
  rgb: [roundFactor(r / 255), roundFactor(g / 255), roundFactor(b / 255)],
});

const fromHex = (value: string): Ink => fromBytes(hexToRgb(value) ?? { r: 0, g: 0, b: 0 });

/** Converts hue from 0 to 360, saturation and lightness from 0 to 1 (CSS Color 4, section 7.1). */
function fromHsl(h: number, s: number, l: number): Ink {
  const reach = s * Math.min(l, 1 - l);
  const channel = (offset: number): number => {
    const place = (offset + h / 30) % 12;
    return roundFactor(l - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1)));
  };
  return { rgb: [channel(0), channel(8), channel(4)] };
}

interface CmykNumbers {
  readonly c: number;
  readonly m: number;
  readonly y: number;
  readonly k: number;
}

function fromCmyk({ c, m, y, k }: CmykNumbers, cmykToRgb: CmykToRgb): Ink {
  const cmyk = [c, m, y, k] as const;
  const [r, g, b] = cmykToRgb(cmyk);
  return { rgb: [roundFactor(r), roundFactor(g), roundFactor(b)], cmyk };
}

const spot = (name: string, alternate: Ink): Ink => ({ rgb: alternate.rgb, spot: { name, alternate } });

/** Converts a colour to an ink. */
export function toInk(colour: Colour, cmykToRgb: CmykToRgb): Ink {
  switch (colour.type) {
    case 'rgb':
      return fromBytes(colour);
    case 'hex':
      return fromHex(colour.value);
    case 'cmyk':
      return fromCmyk(colour, cmykToRgb);
    case 'gray':
      return { rgb: [colour.gray, colour.gray, colour.gray] };
    case 'hsl':
      return fromHsl(colour.h, colour.s, colour.l);
    case 'spotRgb':
      return spot(colour.ink, fromBytes(colour));
    case 'spotHex':
      return spot(colour.ink, fromHex(colour.value));
    case 'spotCmyk':
      return spot(colour.ink, fromCmyk(colour, cmykToRgb));
  }
}
