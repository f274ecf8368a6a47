import type { Font } from '../../document';
import type { FontFace } from '../fonts/face';
import type { FontBook } from '../fonts/fontBook';
import type { CharacterLook } from '../layout/textInput';

/** What is the same for all characters that are shaped together. Lengths in points. */
export interface Setting {
  readonly key: string;
  readonly font: Font;
  readonly face: FontFace;
  readonly substitutes: readonly FontFace[];
  /** The em as it is drawn. */
  readonly size: number;
  /** How far the baseline is lifted. */
  readonly rise: number;
  readonly hasKerning: boolean;
  readonly trackingLeft: number;
  readonly trackingRight: number;
  readonly language: string;
}

/** How much smaller superscript and subscript are, and how far they are lifted or lowered, as shares of the size. */
const SMALL = 0.6;
const LIFT = { normal: 0, superscript: 1 / 3, subscript: -1 / 3 } as const;

/** How characters of this look are shaped. */
export function settingOf(look: CharacterLook, fonts: FontBook): Setting {
  const { font, fontSize, subSuperScript, kerningOn, baselineShiftValue, language } = look;
  const size = subSuperScript === 'normal' ? fontSize : fontSize * SMALL;
  const rise = LIFT[subSuperScript] * fontSize + baselineShiftValue;
  const trackingLeft = (look.trackingLeft / 1000) * size;
  const trackingRight = (look.trackingRight / 1000) * size;
  return {
    key: JSON.stringify([font, size, rise, kerningOn, trackingLeft, trackingRight, language]),
    font,
    face: fonts.faceOf(font),
    substitutes: fonts.substitutesOf(font),
    size,
    rise,
    hasKerning: kerningOn,
    trackingLeft,
    trackingRight,
    language,
  };
}
