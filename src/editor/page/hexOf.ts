import { cmykToRgb, rgbToHex } from '@/domain/colour';
import { toInk } from '@/engine/display';
import type { Colour } from '@/engine/document';

/** Six hex digits of a colour as the page shows it. */
export function hexOf(colour: Colour): string {
  const [r, g, b] = toInk(colour, cmykToRgb).rgb.map((channel) => Math.round(channel * 255));
  return rgbToHex({ r: r ?? 0, g: g ?? 0, b: b ?? 0 });
}
