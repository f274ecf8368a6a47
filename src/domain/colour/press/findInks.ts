import type { InkShares, Light } from './printedColour';

/** More ink than this, in shares of a full ink, does not dry on every press. */
const INK_LIMIT = 3;

/** Says how far the print of inks is from a colour, squared. */
const distanceTo =
  (rgb: readonly number[], show: (inks: InkShares) => Light) =>
  (inks: InkShares): number => {
    const excess = Math.max(0, inks[0] + inks[1] + inks[2] + inks[3] - INK_LIMIT);
    const [r, g, b] = show(inks);
    const [red = 0, green = 0, blue = 0] = rgb;
    return (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2 + excess ** 2;
  };

/** Finds the nearest inks among those around `start`, in fewer steps than without. */
export const findInksFrom = (
  start: InkShares,
  rgb: readonly number[],
  show: (inks: InkShares) => Light,
): Found => descend(start, 4, distanceTo(rgb, show), 0.0625);

/**
 * Finds the inks whose print is nearest to a colour. Its darkness gives the black, the other inks are what prints nearest. Where
 * that is not near enough, black is searched too.
 * @param show channels from 0 to 1 of what inks print
 */
export function findInks(rgb: readonly number[], show: (inks: InkShares) => Light): InkShares {
  const distance = distanceTo(rgb, show);
  const darkness = 1 - Math.max(...rgb);
  const black = 0.9 * Math.max(0, (darkness - 0.2) / 0.8) ** 1.5;
  let best = descend([0, 0, 0, black], 3, distance);
  for (const start of [best.inks, [0, 0, 0, black / 2], [0, 0, 0, 0]] as const) {
    if (isNear(best.distance)) break;
    const next = descend(start, 4, distance);
    if (next.distance < best.distance) best = next;
  }
  const round = (ink: number): number => Math.round(ink * 1000) / 1000;
  const [c, m, y, k] = best.inks;
  return [round(c), round(m), round(y), round(k)];
}

/** Inks and how far their print is from a colour, squared. */
interface Found {
  readonly inks: InkShares;
  readonly distance: number;
}

/** Whether a print is a 255th of one channel from a colour at most. */
export const isNear = (distance: number): boolean => distance <= (1 / 255) ** 2;

/** Changes the first `free` inks in ever smaller steps while that brings the print nearer. */
function descend(
  start: InkShares,
  free: number,
  distanceOf: (inks: InkShares) => number,
  firstStep = 0.125,
): Found {
  const inks: [number, number, number, number] = [...start];
  let distance = distanceOf(inks);
  for (let step = firstStep; step > 0.0005;) {
    let isNearer = false;
    for (let turn = 0; turn < free * 2; turn += 1) {
      const index = turn >> 1;
      const before = inks[index] ?? 0;
      inks[index] = Math.min(1, Math.max(0, turn % 2 === 0 ? before + step : before - step));
      const moved = distanceOf(inks);
      if (moved < distance) {
        distance = moved;
        isNearer = true;
      } else inks[index] = before;
    }
    if (!isNearer) step /= 2;
  }
  return { inks, distance };
}
