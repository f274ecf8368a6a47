import type { Cmyk, Ink } from '../../display';
import type { CmykConversion } from '../options';

/** A colour without a spot ink; channels from 0 to 1. */
export type ProcessColour =
  | { readonly space: 'rgb'; readonly channels: readonly [number, number, number] }
  | { readonly space: 'cmyk'; readonly channels: Cmyk };

/** A colour in its final space. */
export type PressColour = ProcessColour | SpotColour;

/** An ink with its own plate. */
export interface SpotColour {
  readonly space: 'spot';
  readonly name: string;
  readonly alternate: ProcessColour;
  /** The alternate on a screen. */
  readonly rgb: Ink['rgb'];
}

/** Converts inks to their final colours; each conversion is cached. */
export type ColourResolver = (ink: Ink) => PressColour;

/** Creates a resolver of inks: spot, else cmyk, else rgb, converted by the options. */
export function colourResolver(conversion: CmykConversion | undefined): ColourResolver {
  const converted = new Map<string, ProcessColour>();
  const once = (key: string, convert: () => Cmyk): ProcessColour => {
    const colour = converted.get(key) ?? { space: 'cmyk', channels: convert() };
    converted.set(key, colour);
    return colour;
  };
  const processColour = ({ cmyk, rgb }: Ink): ProcessColour => {
    const toInks = conversion?.rgb;
    if (cmyk)
      return conversion
        ? once(`cmyk ${cmyk.join(' ')}`, () => conversion.cmyk.colour(cmyk))
        : { space: 'cmyk', channels: cmyk };
    return toInks ? once(`rgb ${rgb.join(' ')}`, () => toInks.colour(rgb)) : { space: 'rgb', channels: rgb };
  };
  const spotOf = (name: string, alternate: Ink) => ({
    name,
    alternate: processColour(alternate),
    rgb: alternate.rgb,
  });
  return (ink) =>
    ink.spot ? { space: 'spot', ...spotOf(ink.spot.name, ink.spot.alternate) } : processColour(ink);
}

/** PDF names of the device colour spaces. */
export const DEVICE_SPACES = { gray: '/DeviceGray', rgb: '/DeviceRGB', cmyk: '/DeviceCMYK' } as const;

/** The spaces of process colours; one with a profile is an array. */
export type ProcessSpaces = Readonly<Record<keyof typeof DEVICE_SPACES, string>>;

/** Paper in each space: no ink, or all light. */
export const PAPER = { rgb: [1, 1, 1], cmyk: [0, 0, 0, 0] } as const;

/** Whether a colour leaves the paper unchanged. */
export const isPaper = (colour: PressColour): boolean =>
  colour.space !== 'spot' &&
  colour.channels.every((channel, index) => channel === PAPER[colour.space][index]);
