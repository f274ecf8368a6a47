import type { PressCondition } from '../conditions';
import { findInks } from './findInks';
import { readTable, type InkShares, type Light, type PressTable } from './printedColour';
import { coatedFogra39 } from './tables/coatedFogra39';
import { coatedGracol } from './tables/coatedGracol';
import { uncoatedFogra29 } from './tables/uncoatedFogra29';
import { webSwop } from './tables/webSwop';

const TABLES: Readonly<Record<PressCondition, PressTable>> = {
  coatedFogra39,
  uncoatedFogra29,
  coatedGracol,
  webSwop,
};

/** Converts between inks and colours of a condition. Channels and inks are from 0 to 1. */
export interface Press {
  /**
   * Returns the appearance of inks on a screen, relative colorimetric with black point compensation. Channels are whole
   * 255ths, the same on every machine. All of the product converts CMYK to RGB with this function.
   */
  readonly cmykToRgb: (inks: InkShares) => readonly [r: number, g: number, b: number];
  /** Like `cmykToRgb`, with fractional 255ths, so that small improvements count. */
  readonly show: (inks: InkShares) => Light;
  /** Returns the inks whose print is nearest, 300 % at most. */
  readonly rgbToCmyk: (rgb: readonly [r: number, g: number, b: number]) => InkShares;
}

const decode = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

const encode = (light: number): number =>
  light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;

/** Light halfway between neighbouring 255ths of a channel. */
const STEPS = Float64Array.from({ length: 255 }, (_, index) => decode((index + 0.5) / 255));

/** Rounds light to the nearest 255th of a channel. The search does not depend on a machine's accuracy of powers. */
function toChannel(light: number): number {
  let [low, high] = [0, STEPS.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (light < (STEPS[middle] ?? 1)) high = middle;
    else low = middle + 1;
  }
  return low / 255;
}

function makePress(condition: PressCondition): Press {
  const print = readTable(TABLES[condition]);
  const show = (inks: InkShares): Light => {
    const [r, g, b] = print(inks);
    return [encode(r), encode(g), encode(b)];
  };
  return {
    cmykToRgb: (inks) => {
      const [r, g, b] = print(inks);
      return [toChannel(r), toChannel(g), toChannel(b)];
    },
    show,
    rgbToCmyk: (rgb) => findInks(rgb, show),
  };
}

const presses = new Map<PressCondition, Press>();

/** Returns the press of a condition. Its table is read once. */
export function pressOf(condition: PressCondition): Press {
  const press = presses.get(condition) ?? makePress(condition);
  presses.set(condition, press);
  return press;
}
