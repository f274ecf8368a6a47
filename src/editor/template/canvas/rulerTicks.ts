/** CSS pixels that numbers on a ruler are apart at least. */
const LEAST_APART = 56;
/** What a ruler is divided by between two numbers. */
const PARTS = 10;

/** A line of a ruler. */
export interface Tick {
  /** CSS pixels from the start of the ruler. */
  readonly at: number;
  /** The number it stands for, in the unit of the layout; none for the lines between. */
  readonly value: number | undefined;
}

/** The round number of units that numbers are apart: 1, 2 or 5 with noughts. */
function stepFor(scale: number): number {
  const least = LEAST_APART / scale;
  const power = 10 ** Math.floor(Math.log10(least));
  return power * ([1, 2, 5, 10].find((factor) => power * factor >= least) ?? 10);
}

/**
 * The lines of a ruler along a canvas.
 * @param origin CSS pixels from the start of the ruler to the edge of the page
 * @param length of the ruler in CSS pixels
 * @param scale CSS pixels a unit
 */
export function rulerTicks(origin: number, length: number, scale: number): readonly Tick[] {
  const step = stepFor(scale);
  const part = step / PARTS;
  const first = Math.ceil(-origin / (part * scale));
  const last = Math.floor((length - origin) / (part * scale));
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => {
    const count = first + index;
    const isNumber = count % PARTS === 0;
    // Whole parts are multiplied, so that no rounding adds up along the ruler.
    const value = isNumber ? Number(((count / PARTS) * step).toFixed(6)) + 0 : undefined;
    return { at: origin + count * part * scale, value };
  });
}
