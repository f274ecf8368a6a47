/** Minimum distance of numbers on a ruler in CSS pixels. */
const LEAST_APART = 56;
/** Number of divisions between two numbers of a ruler. */
const PARTS = 10;

/** A tick of a ruler. */
export interface Tick {
  /** CSS pixels from the start of the ruler. */
  readonly at: number;
  /** Its number in the unit of the layout; undefined for ticks between numbers. */
  readonly value: number | undefined;
}

/** Returns the distance between numbers in units: 1, 2 or 5 times a power of ten. */
function chooseStep(scale: number): number {
  const least = LEAST_APART / scale;
  const power = 10 ** Math.floor(Math.log10(least));
  return power * ([1, 2, 5, 10].find((factor) => power * factor >= least) ?? 10);
}

/**
 * Returns the ticks of a ruler.
 * @param origin CSS pixels from the start of the ruler to the edge of the page
 * @param length length of the ruler in CSS pixels
 * @param scale CSS pixels per unit
 */
export function createTicks(origin: number, length: number, scale: number): readonly Tick[] {
  const step = chooseStep(scale);
  const part = step / PARTS;
  const first = Math.ceil(-origin / (part * scale));
  const last = Math.floor((length - origin) / (part * scale));
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => {
    const count = first + index;
    const isNumber = count % PARTS === 0;
    // Multiplies whole divisions, so that rounding errors do not add up.
    const value = isNumber ? Number(((count / PARTS) * step).toFixed(6)) + 0 : undefined;
    return { at: origin + count * part * scale, value };
  });
}
