import isChromatic from 'chromatic/isChromatic';

/** The time in every screenshot, equal to that of the demo data. */
const STORY_NOW = Date.parse('2026-06-15T09:00:00Z');

const SEED = 0x9e3779b9;

/** Whether a screenshot is being taken: by `?still` in the address, or by Chromatic. */
export function isStill(): boolean {
  return isChromatic() || new URLSearchParams(window.location.search).has('still');
}

/**
 * Makes a story render identically every time: fixes the clock, and the sequence of random numbers and ids. Timers
 * and `performance.now` run on, because play functions wait for them.
 */
export function holdStill(): void {
  window.Date = new Proxy(Date, {
    construct: (target, values, newTarget): Date =>
      Reflect.construct(target, values.length > 0 ? values : [STORY_NOW], newTarget) as Date,
    apply: () => new Date().toString(),
    get: (target, key, receiver): unknown =>
      key === 'now' ? () => STORY_NOW : Reflect.get(target, key, receiver),
  });
  const random = seededRandom(SEED);
  Math.random = random;
  crypto.getRandomValues = (array) => {
    if (array === null) return array;
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (let index = 0; index < bytes.length; index += 1) bytes[index] = Math.floor(random() * 256);
    return array;
  };
  crypto.randomUUID = () => {
    const digits = (length: number) =>
      Array.from({ length }, () => Math.floor(random() * 16).toString(16)).join('');
    return `${digits(8)}-${digits(4)}-4${digits(3)}-8${digits(3)}-${digits(12)}`;
  };
  document.documentElement.dataset['still'] = '';
}

/** Loads the theme's fonts before a story starts, because play functions measure. */
export async function loadFonts(): Promise<void> {
  const families = ['Inter Variable', 'JetBrains Mono Variable'];
  await Promise.all(families.map((family) => document.fonts.load(`1em '${family}'`, 'Aā')));
}

/** Creates a seeded generator of numbers from 0 to 1 (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
