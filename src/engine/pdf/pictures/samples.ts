import type { CmykConversion } from '../options';
import type { SampledPicture } from '../ports';

/** Interleaved samples of 8 bits, without alpha. */
export interface PlainSamples {
  readonly space: 'gray' | 'rgb' | 'cmyk';
  readonly samples: Uint8Array;
}

/** Separates the colours of a picture from its alpha channel, if it has one. */
export function withoutAlpha({ space, samples }: SampledPicture): PlainSamples & { alpha?: Uint8Array } {
  if (space !== 'rgba') return { space, samples };
  const count = Math.floor(samples.length / 4);
  const [colours, alpha] = [new Uint8Array(count * 3), new Uint8Array(count)];
  for (let point = 0; point < count; point += 1) {
    colours[point * 3] = samples[point * 4] ?? 0;
    colours[point * 3 + 1] = samples[point * 4 + 1] ?? 0;
    colours[point * 3 + 2] = samples[point * 4 + 2] ?? 0;
    alpha[point] = samples[point * 4 + 3] ?? 0;
  }
  return { space: 'rgb', samples: colours, alpha };
}

/** Converts samples to the inks of the output; grey stays black ink only. */
export function convertSamples(plain: PlainSamples, conversion: CmykConversion | undefined): PlainSamples {
  if (plain.space === 'gray') return plain;
  const convert = conversion?.[plain.space];
  return convert ? { space: 'cmyk', samples: convert.samples(plain.samples) } : plain;
}
