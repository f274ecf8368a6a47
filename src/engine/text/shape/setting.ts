import { Feature } from 'harfbuzzjs';
import type { Font, FontFeatures } from '../../document';
import type { FontFace } from '../fonts/face';
import type { FontBook } from '../fonts/fontBook';
import type { CharacterLook } from '../textInput';

/** The common properties of characters that are shaped together. Lengths in points. */
export interface Setting {
  readonly key: string;
  readonly font: Font;
  readonly face: FontFace;
  readonly substitutes: readonly FontFace[];
  /** The drawn em. */
  readonly size: number;
  /** The rise of the baseline. */
  readonly rise: number;
  readonly hasKerning: boolean;
  readonly trackingLeft: number;
  readonly trackingRight: number;
  readonly language: string;
  /** Font features that are switched on or off. */
  readonly features: readonly Feature[];
}

/** The scale of superscript and subscript, and their rise, as shares of the size. */
const SMALL = 0.6;
const LIFT = { normal: 0, superscript: 1 / 3, subscript: -1 / 3 } as const;

const NO_FEATURES: readonly Feature[] = [];

const featuresOf = (features: FontFeatures): readonly Feature[] =>
  Object.entries(features).map(([tag, isOn]) => new Feature(tag, isOn ? 1 : 0));

/** Returns the shaping properties of a look. */
export function settingOf(look: CharacterLook, fonts: FontBook): Setting {
  const { font, fontSize, subSuperScript, kerningOn, baselineShiftValue, language, fontFeatures } = look;
  const size = subSuperScript === 'normal' ? fontSize : fontSize * SMALL;
  const rise = LIFT[subSuperScript] * fontSize + baselineShiftValue;
  const trackingLeft = (look.trackingLeft / 1000) * size;
  const trackingRight = (look.trackingRight / 1000) * size;
  return {
    key: JSON.stringify([font, size, rise, kerningOn, trackingLeft, trackingRight, language, fontFeatures]),
    font,
    face: fonts.faceOf(font),
    substitutes: fonts.substitutesOf(font),
    size,
    rise,
    hasKerning: kerningOn,
    trackingLeft,
    trackingRight,
    language,
    features: fontFeatures ? featuresOf(fontFeatures) : NO_FEATURES,
  };
}
