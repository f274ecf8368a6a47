import type { PressCondition } from '@/domain/colour';
import { pressOf } from '@/domain/colour/press';
import type { CmykConverter } from './colourValue';

/* Rounds to tenths of a percent, as shown in fields. */
const percent = (share: number): number => Math.round(share * 1000) / 10;

/** Creates a converter between inks in percent and 8-bit channels for a press condition, equal to that of pages. */
export function createCmykConverter(condition: PressCondition): CmykConverter {
  const { cmykToRgb, rgbToCmyk } = pressOf(condition);
  return {
    toRgb: ({ c, m, y, k }) => {
      const [r, g, b] = cmykToRgb([c / 100, m / 100, y / 100, k / 100]);
      return { r: Math.round(r * 255), g: Math.round(g * 255), b: Math.round(b * 255) };
    },
    toCmyk: ({ r, g, b }) => {
      const [c, m, y, k] = rgbToCmyk([r / 255, g / 255, b / 255]);
      return { c: percent(c), m: percent(m), y: percent(y), k: percent(k) };
    },
  };
}
