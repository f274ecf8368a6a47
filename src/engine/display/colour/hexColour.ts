import { rgbToHex } from '../../../domain/colour';
import type { Ink } from '../displayList';

const channel = (share: number): number => Math.round(share * 255);

/** Returns the screen colour of an ink as `#` and six hex digits. */
export function hexColour({ rgb: [r, g, b] }: Ink): string {
  return rgbToHex({ r: channel(r), g: channel(g), b: channel(b) });
}
