import type { Rgb } from '@/domain/colour';

/** Hue in degrees 0 to 360, saturation and brightness in percent. */
export interface Hsv {
  h: number;
  s: number;
  v: number;
}

/** Converts a screen colour to unrounded hue, saturation and brightness; greys have hue 0. */
export function rgbToHsv({ r, g, b }: Rgb): Hsv {
  const most = Math.max(r, g, b);
  const span = most - Math.min(r, g, b);
  const sixth =
    span === 0 ? 0 : most === r ? (g - b) / span : most === g ? (b - r) / span + 2 : (r - g) / span + 4;
  return { h: ((sixth + 6) % 6) * 60, s: most === 0 ? 0 : (span / most) * 100, v: (most / 255) * 100 };
}

/** Converts hue, saturation and brightness to integer channels. */
export function hsvToRgb({ h, s, v }: Hsv): Rgb {
  const channel = (offset: number): number => {
    const sixth = (offset + h / 60) % 6;
    const share = Math.max(0, Math.min(sixth, 4 - sixth, 1));
    return Math.round((v / 100) * (1 - (s / 100) * share) * 255);
  };
  return { r: channel(5), g: channel(3), b: channel(1) };
}
