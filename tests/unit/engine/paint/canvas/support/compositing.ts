import type { BlendMode } from '@/engine/document';

/** Red, green and blue from 0 to 1. */
export type Colour = readonly [number, number, number];

type Separable = (backdrop: number, source: number) => number;

const multiply: Separable = (b, s) => b * s;
const screen: Separable = (b, s) => b + s - b * s;
const hardLight: Separable = (b, s) => (s <= 0.5 ? multiply(b, 2 * s) : screen(b, 2 * s - 1));

function softLight(b: number, s: number): number {
  const lifted = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : Math.sqrt(b);
  return s <= 0.5 ? b - (1 - 2 * s) * b * (1 - b) : b + (2 * s - 1) * (lifted - b);
}

/** W3C Compositing and Blending Level 1, section 10.1. */
const SEPARABLE: Partial<Record<BlendMode, Separable>> = {
  normal: (_b, s) => s,
  multiply,
  screen,
  hardLight,
  softLight,
  overlay: (b, s) => hardLight(s, b),
  darken: Math.min,
  lighten: Math.max,
  colorDodge: (b, s) => (b === 0 ? 0 : s === 1 ? 1 : Math.min(1, b / (1 - s))),
  colorBurn: (b, s) => (b === 1 ? 1 : s === 0 ? 0 : 1 - Math.min(1, (1 - b) / s)),
  difference: (b, s) => Math.abs(b - s),
  exclusion: (b, s) => b + s - 2 * b * s,
};

const luminosity = ([r, g, b]: Colour): number => 0.3 * r + 0.59 * g + 0.11 * b;

const saturation = (colour: Colour): number => Math.max(...colour) - Math.min(...colour);

function clipColour(colour: Colour): Colour {
  const [l, least, most] = [luminosity(colour), Math.min(...colour), Math.max(...colour)];
  const low = (c: number) => (least < 0 ? l + ((c - l) * l) / (l - least) : c);
  const high = (c: number) => (most > 1 ? l + ((c - l) * (1 - l)) / (most - l) : c);
  const [r, g, b] = colour;
  return least < 0 ? [low(r), low(g), low(b)] : [high(r), high(g), high(b)];
}

function withLuminosity(colour: Colour, wanted: number): Colour {
  const missing = wanted - luminosity(colour);
  return clipColour([colour[0] + missing, colour[1] + missing, colour[2] + missing]);
}

function withSaturation(colour: Colour, wanted: number): Colour {
  const [least, all] = [Math.min(...colour), saturation(colour)];
  const channel = (c: number) => (all === 0 ? 0 : ((c - least) * wanted) / all);
  return [channel(colour[0]), channel(colour[1]), channel(colour[2])];
}

/** Section 10.2. */
const NONSEPARABLE: Partial<Record<BlendMode, (backdrop: Colour, source: Colour) => Colour>> = {
  hue: (b, s) => withLuminosity(withSaturation(s, saturation(b)), luminosity(b)),
  saturation: (b, s) => withLuminosity(withSaturation(b, saturation(s)), luminosity(b)),
  color: (b, s) => withLuminosity(s, luminosity(b)),
  luminosity: (b, s) => withLuminosity(b, luminosity(s)),
};

/** Blends a colour with an opaque backdrop by the formulas of the standard. */
export function composited(mode: BlendMode, backdrop: Colour, source: Colour, opacity: number): Colour {
  const separable = SEPARABLE[mode];
  const blended =
    NONSEPARABLE[mode]?.(backdrop, source) ??
    source.map((channel, index) => separable?.(backdrop[index] ?? 0, channel) ?? Number.NaN);
  const channel = (index: number) => (1 - opacity) * (backdrop[index] ?? 0) + opacity * (blended[index] ?? 0);
  return [channel(0), channel(1), channel(2)];
}
