import { cmsFLAGS_BLACKPOINTCOMPENSATION, instantiate, TYPE_CMYK_16, TYPE_RGB_16 } from 'lcms-wasm';
import type { Rgb } from '@/domain/colour';
import type { Cmyk, CmykConverter } from './colourValue';

const RELATIVE_COLORIMETRIC = 1;

/* More ink than this, in shares of a full ink, does not dry on the press of the profile. */
const INK_LIMIT = 3;

/**
 * Converts between CMYK and sRGB with Little CMS, relative colorimetric with black point compensation.
 *
 * @param wasm the engine, `lcms-wasm/dist/lcms.wasm`
 * @param profile an ICC profile of a CMYK press that knows the way to colours (`A2B`)
 * @throws Error when one of the two can't be read
 */
export async function createCmykConverter(wasm: ArrayBuffer, profile: Uint8Array): Promise<CmykConverter> {
  const lcms = await instantiate({ wasmBinary: wasm });
  const press = lcms.cmsOpenProfileFromMem(profile, profile.byteLength);
  if (!press) throw new Error('The press profile is no ICC profile.');
  const transform = lcms.cmsCreateTransform(
    press,
    TYPE_CMYK_16,
    lcms.cmsCreate_sRGBProfile(),
    TYPE_RGB_16,
    RELATIVE_COLORIMETRIC,
    cmsFLAGS_BLACKPOINTCOMPENSATION,
  );
  if (!transform) throw new Error('The press profile does not know the way to colours.');

  /** Channels 0 to 255, unrounded, of inks 0 to 1. */
  const print = (inks: readonly number[]): number[] => {
    const pixel = Uint16Array.from(inks, (ink) => Math.round(ink * 65_535));
    return Array.from(lcms.cmsDoTransform(transform, pixel, 1), (channel) => channel / 257);
  };

  return {
    toRgb: ({ c, m, y, k }) => {
      const [r = 0, g = 0, b = 0] = print([c, m, y, k].map((ink) => ink / 100)).map(Math.round);
      return { r, g, b };
    },
    toCmyk: (rgb) => findInks(rgb, print),
  };
}

/*
 * Small profiles know only the way from inks to colours, so the way back is a search: how much black comes from how dark
 * the colour is, the other inks are what prints nearest. Where that is not near enough, black is searched too.
 */
function findInks({ r, g, b }: Rgb, print: (inks: readonly number[]) => number[]): Cmyk {
  const wanted = [r, g, b];
  const distance = (inks: readonly number[]): number => {
    const excess = Math.max(0, inks.reduce((sum, ink) => sum + ink, 0) - INK_LIMIT) * 255;
    return print(inks).reduce((sum, got, index) => sum + (got - (wanted[index] ?? 0)) ** 2, excess ** 2);
  };
  const darkness = 1 - Math.max(...wanted) / 255;
  const black = 0.9 * Math.max(0, (darkness - 0.2) / 0.8) ** 1.5;
  let best = descend([0, 0, 0, black], 3, distance);
  for (const start of [best.inks, [0, 0, 0, black / 2], [0, 0, 0, 0]]) {
    if (best.distance <= 1) break;
    const next = descend(start, 4, distance);
    if (next.distance < best.distance) best = next;
  }
  const [c = 0, m = 0, y = 0, k = 0] = best.inks.map((ink) => Math.round(ink * 1000) / 10);
  return { c, m, y, k };
}

/** Changes the first `free` inks in ever smaller steps while that brings the print nearer. */
function descend(start: readonly number[], free: number, distanceOf: (inks: readonly number[]) => number) {
  let inks = start;
  let distance = distanceOf(inks);
  for (let step = 0.125; step > 0.0005;) {
    let nearer = false;
    for (let index = 0; index < free; index += 1) {
      for (const change of [step, -step]) {
        const next = inks.map((ink, other) =>
          other === index ? Math.min(1, Math.max(0, ink + change)) : ink,
        );
        const nextDistance = distanceOf(next);
        if (nextDistance >= distance) continue;
        inks = next;
        distance = nextDistance;
        nearer = true;
      }
    }
    if (!nearer) step /= 2;
  }
  return { inks, distance };
}
