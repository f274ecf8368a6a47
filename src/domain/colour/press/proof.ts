import type { Rgb } from '../colour';
import type { PressCondition } from '../conditions';
import { findInksFrom, isNear } from './findInks';
import { pressOf } from './press';
import type { InkShares } from './printedColour';

/** Nodes of the table along each channel. */
const NODES = 17;
/** The maximum difference of a printed colour within the gamut, in levels of a channel. */
const MISSED = 20;
/** Grey stripes that mark colours out of gamut: width and distance in pixels. */
const STRIPE = { width: 3, distance: 9, level: 128 };

/** Pixels of red, green, blue and opacity, row by row. */
export interface ProofPixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/**
 * Converts pixels to their printed colours in place, with stripes over colours out of gamut.
 * @param at their position in the whole picture
 */
export type Proof = (pixels: ProofPixels, at: { readonly x: number; readonly y: number }) => void;

/** Computes the print of each node. Each search starts from the inks of the previous node, which are near. */
function printNodes(condition: PressCondition): Float64Array {
  const { cmykToRgb, rgbToCmyk, show } = pressOf(condition);
  const table = new Float64Array(NODES ** 3 * 3);
  let near: InkShares = [0, 0, 0, 0];
  for (let index = 0; index < NODES ** 3; index += 1) {
    const rgb = [Math.floor(index / NODES ** 2), Math.floor(index / NODES) % NODES, index % NODES].map(
      (node) => node / (NODES - 1),
    );
    const [r = 0, g = 0, b = 0] = rgb;
    const isFirst = index % NODES === 0;
    const found = isFirst ? undefined : findInksFrom(near, rgb, show);
    near =
      found && isNear(found.distance) ? found.inks : isFirst ? rgbToCmyk([r, g, b]) : (found?.inks ?? near);
    table.set(
      cmykToRgb(near).map((channel) => channel * 255),
      index * 3,
    );
  }
  return table;
}

/** Interpolates the eight nodes around a colour into `printed`. */
function mix(table: Float64Array, colour: Rgb, printed: Rgb): void {
  const [red, green, blue] = [colour.r * SCALE, colour.g * SCALE, colour.b * SCALE];
  const [r, g, b] = [below(red), below(green), below(blue)];
  printed.r = printed.g = printed.b = 0;
  for (let corner = 0; corner < 8; corner += 1) {
    const [x, y, z] = [corner & 1, (corner >> 1) & 1, corner >> 2];
    const weight = share(red - r, x) * share(green - g, y) * share(blue - b, z);
    const at = (((r + x) * NODES + g + y) * NODES + b + z) * 3;
    printed.r += weight * (table[at] ?? 0);
    printed.g += weight * (table[at + 1] ?? 0);
    printed.b += weight * (table[at + 2] ?? 0);
  }
}

/** Nodes for each level of a channel. */
const SCALE = (NODES - 1) / 255;

/** Returns the node below; at most the last but one. */
const below = (place: number): number => Math.min(NODES - 2, place | 0);

const share = (above: number, isUpper: number): number => (isUpper === 0 ? 1 - above : above);

function makeProof(condition: PressCondition): Proof {
  const table = printNodes(condition);
  const colour = { r: -1, g: 0, b: 0 };
  const printed = { r: 0, g: 0, b: 0 };
  return ({ data, width, height }, at) => {
    let isMissed = false;
    colour.r = -1;
    for (let index = 0; index < width * height; index += 1) {
      const start = index * 4;
      if (data[start + 3] === 0) continue;
      const [r = 0, g = 0, b = 0] = [data[start], data[start + 1], data[start + 2]];
      // Designs have large areas of one colour, so equal pixels are skipped.
      if (r !== colour.r || g !== colour.g || b !== colour.b) {
        colour.r = r;
        colour.g = g;
        colour.b = b;
        mix(table, colour, printed);
        isMissed = missesBy(printed, colour) > MISSED;
      }
      const place = at.x + (index % width) + at.y + Math.floor(index / width);
      const isStripe = isMissed && place % STRIPE.distance < STRIPE.width;
      data[start] = isStripe ? STRIPE.level : printed.r;
      data[start + 1] = isStripe ? STRIPE.level : printed.g;
      data[start + 2] = isStripe ? STRIPE.level : printed.b;
    }
  };
}

const missesBy = (one: Rgb, other: Rgb): number =>
  Math.max(Math.abs(one.r - other.r), Math.abs(one.g - other.g), Math.abs(one.b - other.b));

const proofs = new Map<PressCondition, Proof>();

/** Returns the proof of a condition. Its table is computed on first use. */
export function proofOf(condition: PressCondition): Proof {
  const proof = proofs.get(condition) ?? makeProof(condition);
  proofs.set(condition, proof);
  return proof;
}
