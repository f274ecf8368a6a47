import { isPaper, type PressColour, type ProcessSpaces, type SpotColour } from './pressColour';
import type { Ink } from '../../display';
import type { Separations } from './separations';

/** The colours of a gradient as channels of one space. */
export interface GradientColours {
  /** The space in PDF syntax. */
  readonly space: string;
  /** The channels of each stop in the space. */
  readonly channels: readonly (readonly number[])[];
}

/**
 * Chooses one space for a gradient's colours: the common space of all stops; spot inks, even beside stops without ink;
 * otherwise RGB.
 */
export function gradientColours(
  inks: readonly Ink[],
  colours: readonly PressColour[],
  plates: Separations,
  spaces: ProcessSpaces,
): GradientColours {
  const spots = [...new Map(colours.flatMap(spotsOf).map((spot) => [spot.name, spot])).values()];
  const [first] = spots;
  if (first && colours.every((colour) => colour.space === 'spot' || isPaper(colour)))
    return {
      space: spots.length === 1 ? plates.one(first) : plates.several(spots),
      channels: colours.map((colour) => tints(colour, spots)),
    };
  for (const space of ['cmyk', 'rgb'] as const) {
    const own = colours.flatMap((colour) => (colour.space === space ? [colour.channels] : []));
    if (own.length === colours.length) return { space: spaces[space], channels: own };
  }
  return { space: spaces.rgb, channels: inks.map(({ rgb }) => rgb) };
}

const spotsOf = (colour: PressColour): SpotColour[] => (colour.space === 'spot' ? [colour] : []);

/** Returns full strength for the stop's own ink, and 0 for the others. */
const tints = (colour: PressColour, spots: readonly SpotColour[]): readonly number[] =>
  spots.map(({ name }) => (colour.space === 'spot' && colour.name === name ? 1 : 0));
