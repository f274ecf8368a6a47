import type { CmykToRgb, Ink, Paints } from '../display';
import { resolveLayout, type Document, type Id } from '../document';

/** How the colours of a text become paints. */
export interface TextColours {
  /** For the grounds of letters. */
  readonly ground: Paints['solid'];
  /** For letters and the lines along them. Black of print layouts is the black ink alone. */
  readonly letters: Paints['solid'];
  /** Whether letters in an ink are printed over what is below them. */
  readonly overprints: (ink: Ink) => boolean;
}

interface ColourSource {
  readonly document: Document;
  readonly layoutId: Id;
  readonly solid: Paints['solid'];
  readonly cmykToRgb: CmykToRgb;
}

/** The black ink alone: small letters of several inks are blurred where these don't meet. */
const BLACK_INK = [0, 0, 0, 1] as const;

const isBlackOfScreens = ({ rgb, cmyk, spot }: Ink): boolean =>
  !cmyk && !spot && rgb.every((channel) => channel === 0);

const isBlackInk = ({ cmyk }: Ink): boolean =>
  cmyk !== undefined && cmyk.every((share, index) => share === BLACK_INK[index]);

/** The colours of texts of a layout. */
export function textColours({ document, layoutId, solid, cmykToRgb }: ColourSource): TextColours {
  let isPrint: boolean | undefined;
  // Most texts of screens have no black at all.
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
