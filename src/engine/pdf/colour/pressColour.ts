import type { Cmyk, Ink } from '../../display';
import type { CmykConversion } from '../options';

/** A colour of no ink of its own, channels from 0 to 1. */
export type ProcessColour =
  | { readonly space: 'rgb'; readonly channels: readonly [number, number, number] }
  | { readonly space: 'cmyk'; readonly channels: Cmyk };

/** A colour as it is written. */
export type PressColour = ProcessColour | SpotColour;

/** An ink of its own plate. */
export interface SpotColour {
  readonly space: 'spot';
  readonly name: string;
  readonly alternate: ProcessColour;
  /** The alternate on a screen. */
  readonly rgb: Ink['rgb'];
}

/** Says what inks are written as; each conversion is made once. */
export type ColourResolver = (ink: Ink) => PressColour;

/** What inks are written as: spot, else cmyk, else rgb, converted as the options say. */
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

/** The names PDF has for the colour spaces of the device. */
export const DEVICE_SPACES = { gray: '/DeviceGray', rgb: '/DeviceRGB', cmyk: '/DeviceCMYK' } as const;

/** The spaces process colours are written in; one with a profile is an array. */
export type ProcessSpaces = Readonly<Record<keyof typeof DEVICE_SPACES, string>>;

/** Paper in a space: no ink, all light. */
export const PAPER = { rgb: [1, 1, 1], cmyk: [0, 0, 0, 0] } as const;

/** Whether a colour leaves the paper as it is. */
export const isPaper = (colour: PressColour): boolean =>
  colour.space !== 'spot' &&
  colour.channels.every((channel, index) => channel === PAPER[colour.space][index]);
