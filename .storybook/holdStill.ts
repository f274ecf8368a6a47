import isChromatic from 'chromatic/isChromatic';

/** The moment every picture shows: that of the demo data. */
const STORY_NOW = Date.parse('2026-06-15T09:00:00Z');

const SEED = 0x9e3779b9;

/** Whether a picture is being taken: `?still` in the address, or Chromatic at work. */
export function isStill(): boolean {
  return isChromatic() || new URLSearchParams(window.location.search).has('still');
}

/**
 * Makes a story draw the same picture every time: the clock stands, and random numbers and ids come in one fixed order.
 * Timers and `performance.now` go on, because play functions wait by them.
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

/** Has the theme's fonts at hand before a story starts, because play functions measure. */
export async function loadFonts(): Promise<void> {
  const families = ['Inter Variable', 'JetBrains Mono Variable'];
  await Promise.all(families.map((family) => document.fonts.load(`1em '${family}'`, 'Aā')));
}

/** Numbers from 0 to 1 that follow from the seed (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
