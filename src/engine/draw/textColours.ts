import type { CmykToRgb, Ink, Paints } from '../display';
import { resolveLayout, type Document, type Id } from '../document';

/** Converts the colours of a text to paints. */
export interface TextColours {
  /** For the grounds of letters. */
  readonly ground: Paints['solid'];
  /** For letters and their lines. In print layouts black is the black ink only. */
  readonly letters: Paints['solid'];
  /** Whether letters in an ink overprint the colours below. */
  readonly overprints: (ink: Ink) => boolean;
}

interface ColourSource {
  readonly document: Document;
  readonly layoutId: Id;
  readonly solid: Paints['solid'];
  readonly cmykToRgb: CmykToRgb;
}

/** Only black ink: small letters of several inks blur if the plates don't align. */
const BLACK_INK = [0, 0, 0, 1] as const;

const isBlackOfScreens = ({ rgb, cmyk, spot }: Ink): boolean =>
  !cmyk && !spot && rgb.every((channel) => channel === 0);

const isBlackInk = ({ cmyk }: Ink): boolean =>
  cmyk !== undefined && cmyk.every((share, index) => share === BLACK_INK[index]);

/** Returns the text colours of a layout. */
export function textColours({ document, layoutId, solid, cmykToRgb }: ColourSource): TextColours {
  let isPrint: boolean | undefined;
  // Most texts on screens contain no black.
  const isPrinted = () => (isPrint ??= resolveLayout(document, layoutId).settings.intent === 'print');
  return {
    ground: solid,
    letters: (use) => {
      const paint = solid(use);
      if (!isBlackOfScreens(paint.ink) || !isPrinted()) return paint;
      return { ...paint, ink: { rgb: cmykToRgb(BLACK_INK), cmyk: BLACK_INK } };
    },
    overprints: (ink) => document.blackOverprint === true && isBlackInk(ink) && isPrinted(),
  };
}
