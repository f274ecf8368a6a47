import { DEFAULT_CONDITION, rgbToHex } from '@/domain/colour';
import { pressOf } from '@/domain/colour/press';
import { toInk } from '@/engine/display';
import type { Colour } from '@/engine/document';

/** Six hex digits of a colour as the page shows it. */
export function hexOf(colour: Colour): string {
  const [r, g, b] = toInk(colour, pressOf(DEFAULT_CONDITION).cmykToRgb).rgb.map((channel) =>
    Math.round(channel * 255),
  );
  return rgbToHex({ r: r ?? 0, g: g ?? 0, b: b ?? 0 });
}
