import type { InkShares, Light } from './printedColour';

/** More ink than this, in shares of a full ink, does not dry on every press. */
const INK_LIMIT = 3;

/**
 * Finds the inks whose print is nearest to a colour. Its darkness gives the black, the other inks are what prints nearest. Where
 * that is not near enough, black is searched too.
 * @param show channels from 0 to 1 of what inks print
 */
export function findInks(rgb: readonly number[], show: (inks: InkShares) => Light): InkShares {
  const distance = (inks: InkShares): number => {
    const excess = Math.max(0, inks[0] + inks[1] + inks[2] + inks[3] - INK_LIMIT);
    return show(inks).reduce((sum, got, index) => sum + (got - (rgb[index] ?? 0)) ** 2, excess ** 2);
  };
  const darkness = 1 - Math.max(...rgb);
  const black = 0.9 * Math.max(0, (darkness - 0.2) / 0.8) ** 1.5;
  let best = descend([0, 0, 0, black], 3, distance);
  for (const start of [best.inks, [0, 0, 0, black / 2], [0, 0, 0, 0]] as const) {
    if (best.distance <= NEAR) break;
    const next = descend(start, 4, distance);
    if (next.distance < best.distance) best = next;
  }
  const round = (ink: number): number => Math.round(ink * 1000) / 1000;
  const [c, m, y, k] = best.inks;
  return [round(c), round(m), round(y), round(k)];
}

/** A 255th of one channel. */
const NEAR = (1 / 255) ** 2;

/** Changes the first `free` inks in ever smaller steps while that brings the print nearer. */
function descend(
  start: InkShares,
  free: number,
  distanceOf: (inks: InkShares) => number,
): { readonly inks: InkShares; readonly distance: number } {
  let inks = start;
  let distance = distanceOf(inks);
  for (let step = 0.125; step > 0.0005;) {
    let isNearer = false;
    for (let index = 0; index < free; index += 1) {
      for (const change of [step, -step]) {
        const next = inks.with(index, Math.min(1, Math.max(0, (inks[index] ?? 0) + change)));
        const moved: InkShares = [next[0] ?? 0, next[1] ?? 0, next[2] ?? 0, next[3] ?? 0];
        const movedDistance = distanceOf(moved);
        if (movedDistance >= distance) continue;
        inks = moved;
        distance = movedDistance;
        isNearer = true;
      }
    }
    if (!isNearer) step /= 2;
  }
  return { inks, distance };
}
