import { rgbToHex, type PressCondition } from '@/domain/colour';
import { pressOf } from '@/domain/colour/press';
import { toInk } from '@/engine/display';
import type { Colour } from '@/engine/document';

/**
 * Formats a colour as shown on the page, as six hex digits.
 * @param condition how its inks are printed
 */
export function formatHex(colour: Colour, condition: PressCondition): string {
  const { rgb } = toInk(colour, pressOf(condition).cmykToRgb);
  const [r = 0, g = 0, b = 0] = rgb.map((channel) => Math.round(channel * 255));
  return rgbToHex({ r, g, b });
}
