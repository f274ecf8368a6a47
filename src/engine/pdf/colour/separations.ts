import { bytesOf } from '../file/bytes';
import type { PdfFile } from '../file/pdfFile';
import { name, numbers, type Ref } from '../file/syntax';
import { PAPER, type ProcessSpaces, type SpotColour } from './pressColour';

/** The colour spaces of spot inks; each name is one ink in the whole file. */
export interface Separations {
  /** Returns the `Separation` space of one ink. */
  one(spot: SpotColour): Ref;
  /** Returns the `DeviceN` space of several inks, in this order. */
  several(spots: readonly SpotColour[]): Ref;
  /** Returns the space that prints on all plates. */
  all(): Ref;
}

/** Creates the spot inks of a file; if a name has several alternates, the first counts. */
export function separations(file: PdfFile, spaces: ProcessSpaces): Separations {
  const inks = new Map<string, SpotColour>();
  const firstOf = (spot: SpotColour): SpotColour => {
    const first = inks.get(spot.name) ?? spot;
    inks.set(spot.name, first);
    return first;
  };
  const one = (spot: SpotColour): Ref => {
    const { space, channels } = firstOf(spot).alternate;
    const tint = tintFunction(PAPER[space], channels);
    return file.once(`[/Separation${name(spot.name)}${spaces[space]}${tint}]`);
  };
  return {
    one,
    several(spots) {
      const firsts = spots.map(firstOf);
      const space = firsts.every(({ alternate }) => alternate.space === 'cmyk') ? 'cmyk' : 'rgb';
      const tint = file.once(overlayFunction(firsts.map(space === 'cmyk' ? inksOf : absorbedLight), space));
      const names = spots.map((spot) => name(spot.name));
      // Readers without these plates use each ink's own alternate if they can.
      const colorants = firsts.map((spot, index) => `${names[index]} ${one(spot)}`).join('');
      const attributes = `<</Colorants<<${colorants}>>>>`;
      return file.once(`[/DeviceN[${names.join('')}]${spaces[space]} ${tint}${attributes}]`);
    },
    all: () => file.once(`[/Separation/All${spaces.cmyk}${tintFunction(PAPER.cmyk, [1, 1, 1, 1])}]`),
  };
}

/** Returns the function from paper to the full ink. */
const tintFunction = (paper: readonly number[], ink: readonly number[]): string =>
  `<</FunctionType 2/Domain[0 1]/N 1/C0[${numbers(paper)}]/C1[${numbers(ink)}]>>`;

const inksOf = ({ alternate }: SpotColour): readonly number[] => alternate.channels;

/** Returns the share of each light a full ink absorbs. */
const absorbedLight = ({ rgb }: SpotColour): readonly number[] => rgb.map((channel) => 1 - channel);

/** Returns the function for overprinted inks: the remaining light is the product of all. */
function overlayFunction(inks: readonly (readonly number[])[], space: 'rgb' | 'cmyk') {
  const count = PAPER[space].length;
  const channels = Array.from({ length: count }, (_, channel) => {
    const passes = inks.map(
      (ink, index) =>
        `${inks.length - index + channel} index ${numbers([ink[channel] ?? 0])} mul 1 exch sub mul`,
    );
    return `1 ${passes.join(' ')}${space === 'cmyk' ? ' 1 exch sub' : ''}`;
  });
  const tints = ' pop'.repeat(inks.length);
  const program = `{${channels.join(' ')} ${inks.length + count} ${count} roll${tints}}`;
  return {
    entries: {
      FunctionType: 4,
      Domain: `[${inks.map(() => '0 1').join(' ')}]`,
      Range: `[${PAPER[space].map(() => '0 1').join(' ')}]`,
    },
    data: bytesOf(program),
  };
}
