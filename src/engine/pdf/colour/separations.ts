import { bytesOf } from '../file/bytes';
import type { PdfFile } from '../file/pdfFile';
import { name, numbers, type Ref } from '../file/syntax';
import { PAPER, type ProcessSpaces, type SpotColour } from './pressColour';

/** The colour spaces of inks with plates of their own; each name is one ink in the whole file. */
export interface Separations {
  /** `Separation` space of one ink. */
  one(spot: SpotColour): Ref;
  /** `DeviceN` space of several inks, in this order. */
  several(spots: readonly SpotColour[]): Ref;
  /** The space that prints on every plate there is. */
  all(): Ref;
}

/** Keeps the inks of a file; where one name comes with several alternates the first holds. */
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
      const tint = file.once(overlayFunction(firsts.map(space === 'cmyk' ? inksOf : lightTaken), space));
      const names = spots.map((spot) => name(spot.name));
      // Readers without these plates take each ink by itself where they can.
      const colorants = firsts.map((spot, index) => `${names[index]} ${one(spot)}`).join('');
      const attributes = `<</Colorants<<${colorants}>>>>`;
      return file.once(`[/DeviceN[${names.join('')}]${spaces[space]} ${tint}${attributes}]`);
    },
    all: () => file.once(`[/Separation/All${spaces.cmyk}${tintFunction(PAPER.cmyk, [1, 1, 1, 1])}]`),
  };
}

/** From paper to the full ink. */
const tintFunction = (paper: readonly number[], ink: readonly number[]): string =>
  `<</FunctionType 2/Domain[0 1]/N 1/C0[${numbers(paper)}]/C1[${numbers(ink)}]>>`;

const inksOf = ({ alternate }: SpotColour): readonly number[] => alternate.channels;

/** How much of each light a full ink takes away. */
const lightTaken = ({ rgb }: SpotColour): readonly number[] => rgb.map((channel) => 1 - channel);

/** Inks printed over each other: of each light remains what all of them let pass. */
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
