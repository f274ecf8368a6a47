import type { GradientPaint, Ink, Matrix } from '../../display';
import type { PdfFile } from '../file/pdfFile';
import { matrixNumbers, numbers, type Ref } from '../file/syntax';
import type { Bounds } from '../geometry';
import type { CmykConversion } from '../options';
import { gradientColours } from './gradientSpace';
import { colourResolver, type PressColour, type ProcessSpaces } from './pressColour';
import { separations } from './separations';
import { shadingOf } from './shading';

/** All colours of a file; each space is written once. */
export interface Inks {
  /** The spaces of colours without a spot ink. */
  readonly spaces: ProcessSpaces;
  /** Returns the colour of an ink, with its space and channels. */
  colourOf(ink: Ink): {
    readonly colour: PressColour;
    readonly space: string;
    readonly channels: readonly number[];
  };
  /** Adds a pattern of a gradient within bounds; `matrix` maps its coordinates to the start of the stream. */
  gradient(gradient: GradientPaint, matrix: Matrix, bounds: Bounds): Ref;
  /** Adds a shading of a gradient's opacities within bounds; white is 1. */
  opacities(gradient: GradientPaint, bounds: Bounds): Ref;
  /** Returns the space that prints on all plates. */
  allPlates(): Ref;
}

/** Creates the colours of a file. */
export function inksOf(file: PdfFile, conversion: CmykConversion | undefined, spaces: ProcessSpaces): Inks {
  const resolve = colourResolver(conversion);
  const plates = separations(file, spaces);
  return {
    spaces,
    colourOf(ink) {
      const colour = resolve(ink);
      return colour.space === 'spot'
        ? { colour, space: plates.one(colour), channels: [1] }
        : { colour, space: spaces[colour.space], channels: colour.channels };
    },
    gradient(gradient, matrix, bounds) {
      const { stops } = gradient;
      const inks = stops.map(({ ink }) => ink);
      const { space, channels } = gradientColours(inks, inks.map(resolve), plates, spaces);
      const along = stops.map(({ position }, index) => ({ position, channels: channels[index] ?? [] }));
      const written = shadingOf(gradient, space, along, bounds);
      const shading = typeof written === 'string' ? written : file.once(written);
      return file.once(`<</Type/Pattern/PatternType 2/Matrix[${matrixNumbers(matrix)}]/Shading ${shading}>>`);
    },
    opacities(gradient, bounds) {
      const along = gradient.stops.map(({ position, opacity }) => ({ position, channels: [opacity] }));
      return file.once(shadingOf(gradient, spaces.gray, along, bounds));
    },
    allPlates: () => plates.all(),
  };
}

/** Returns the operators that choose a process colour. */
export const processOperators = (
  { space, channels }: Exclude<PressColour, { space: 'spot' }>,
  use: 'fill' | 'stroke',
): string => `${numbers(channels)} ${OPERATORS[space][use]}\n`;

const OPERATORS = { rgb: { fill: 'rg', stroke: 'RG' }, cmyk: { fill: 'k', stroke: 'K' } } as const;
