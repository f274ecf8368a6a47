import type { GradientPaint, Ink, Matrix } from '../../display';
import type { PdfFile } from '../file/pdfFile';
import { matrixNumbers, numbers, type Ref } from '../file/syntax';
import type { CmykConversion } from '../options';
import { gradientColours } from './gradientSpace';
import { colourResolver, type PressColour, type ProcessSpaces } from './pressColour';
import { separations } from './separations';
import { shadingOf } from './shading';

/** All colours of a file, each space written once. */
export interface Inks {
  /** What colours without an ink of their own are written in. */
  readonly spaces: ProcessSpaces;
  /** The colour an ink is written as, with its space and channels in it. */
  colourOf(ink: Ink): {
    readonly colour: PressColour;
    readonly space: string;
    readonly channels: readonly number[];
  };
  /** A pattern of a gradient's colours; `matrix` takes its places to the start of the stream it is used in. */
  gradient(gradient: GradientPaint, matrix: Matrix): Ref;
  /** A shading of a gradient's opacities, white for 1. */
  opacities(gradient: GradientPaint): Ref;
  /** The space that prints on every plate there is. */
  allPlates(): Ref;
}

/** The colours of one file. */
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
    gradient(gradient, matrix) {
      const { stops } = gradient;
      const inks = stops.map(({ ink }) => ink);
      const { space, channels } = gradientColours(inks, inks.map(resolve), plates, spaces);
      const along = stops.map(({ position }, index) => ({ position, channels: channels[index] ?? [] }));
      const shading = shadingOf(gradient, space, along);
      return file.once(`<</Type/Pattern/PatternType 2/Matrix[${matrixNumbers(matrix)}]/Shading ${shading}>>`);
    },
    opacities(gradient) {
      const along = gradient.stops.map(({ position, opacity }) => ({ position, channels: [opacity] }));
      return file.once(shadingOf(gradient, spaces.gray, along));
    },
    allPlates: () => plates.all(),
  };
}

/** The operators that choose a process colour. */
export const processOperators = (
  { space, channels }: Exclude<PressColour, { space: 'spot' }>,
  use: 'fill' | 'stroke',
): string => `${numbers(channels)} ${OPERATORS[space][use]}\n`;

const OPERATORS = { rgb: { fill: 'rg', stroke: 'RG' }, cmyk: { fill: 'k', stroke: 'K' } } as const;
