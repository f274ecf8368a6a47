import type { InkShares, Light } from './printedColour';

/** Directions of changing an ink. */
const CHANGES = [1, -1, 0];
/** Moves that change several inks by one step or none each. */
const TOGETHER: readonly InkShares[] = CHANGES.flatMap((c) =>
  CHANGES.flatMap((m) => CHANGES.flatMap((y) => CHANGES.map((k): InkShares => [c, m, y, k]))),
);
/** Moves that change one ink. */
const ALONE = [0, 1, 2, 3].flatMap((ink) =>
  [1, -1].map((change): InkShares => [
    ink === 0 ? change : 0,
    ink === 1 ? change : 0,
    ink === 2 ? change : 0,
    ink === 3 ? change : 0,
  ]),
);
/** Moves that change only cyan, magenta or yellow. */
const WITHOUT_BLACK = ALONE.slice(0, 6);

/** The maximum total of inks that dries on every press, in shares of a full ink. */
const INK_LIMIT = 3;

/**
 * Returns the difference between two channels. A channel at its bound covers everything the screen can't show beyond
 * it.
 */
function missedBy(channel: number, wanted: number): number {
  if (wanted <= 0) return Math.max(0, channel) - wanted;
  return (wanted >= 1 ? Math.min(1, channel) : channel) - wanted;
}

/** Returns a function for the squared distance between printed inks and a colour. */
const distanceTo =
  (rgb: readonly number[], show: (inks: InkShares) => Light) =>
  (inks: InkShares): number => {
    const excess = Math.max(0, inks[0] + inks[1] + inks[2] + inks[3] - INK_LIMIT);
    const [r, g, b] = show(inks);
    const [red = 0, green = 0, blue = 0] = rgb;
    return missedBy(r, red) ** 2 + missedBy(g, green) ** 2 + missedBy(b, blue) ** 2 + excess ** 2;
  };

/** Searches the nearest inks around `start`, which takes fewer steps. */
export const findInksFrom = (
  start: InkShares,
  rgb: readonly number[],
  show: (inks: InkShares) => Light,
): Found => descend(start, ALONE, distanceTo(rgb, show), 0.0625);

/**
 * Finds the inks whose print is nearest to a colour. Its darkness decides the black, and the other inks are searched.
 * If that is not near enough, black is searched too.
 * @param show returns the printed channels of inks, from 0 to 1
 */
export function findInks(rgb: readonly number[], show: (inks: InkShares) => Light): InkShares {
  const distance = distanceTo(rgb, show);
  const darkness = 1 - Math.max(...rgb);
  const black = 0.9 * Math.max(0, (darkness - 0.2) / 0.8) ** 1.5;
  let best = descend([0, 0, 0, black], WITHOUT_BLACK, distance);
  const tryFrom = (start: InkShares, moves: readonly InkShares[]): void => {
    if (isNear(best.distance)) return;
    const next = descend(start, moves, distance);
    if (next.distance < best.distance) best = next;
  };
  tryFrom(best.inks, ALONE);
  tryFrom([0, 0, 0, black / 2], ALONE);
  tryFrom([0, 0, 0, 0], ALONE);
  tryFrom(best.inks, TOGETHER);
  tryFrom([0, 0, 0, 0], TOGETHER);
  const round = (ink: number): number => Math.round(ink * 1000) / 1000;
  const [c, m, y, k] = best.inks;
  return [round(c), round(m), round(y), round(k)];
}

/** Inks with the squared distance of their print from a colour. */
interface Found {
  readonly inks: InkShares;
  readonly distance: number;
}

/** Whether a print is at most a 255th of one channel from a colour. */
export const isNear = (distance: number): boolean => distance <= (1 / 255) ** 2;

/** Improves inks by ever smaller steps along the moves. */
function descend(
  start: InkShares,
  moves: readonly InkShares[],
  distanceOf: (inks: InkShares) => number,
  firstStep = 0.125,
): Found {
  let inks = start;
  let distance = distanceOf(inks);
  for (let step = firstStep; step > 0.0005;) {
    let isNearer = false;
    for (const move of moves) {
      const moved = moveBy(inks, move, step);
      const movedDistance = distanceOf(moved);
      if (movedDistance >= distance) continue;
      inks = moved;
      distance = movedDistance;
      isNearer = true;
    }
    if (!isNearer) step /= 2;
  }
  return { inks, distance };
}

const within = (ink: number): number => Math.min(1, Math.max(0, ink));

const moveBy = ([c, m, y, k]: InkShares, [dc, dm, dy, dk]: InkShares, step: number): InkShares => [
  within(c + dc * step),
  within(m + dm * step),
  within(y + dy * step),
  within(k + dk * step),
];
