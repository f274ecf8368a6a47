import type { Outlines } from '../paint/canvas';
import { findFace, type FontFace } from '../text';

/**
 * Provides the outlines of fonts to painters, by the key of the font.
 * @throws RangeError for an unknown font
 */
export function outlinesOf(faces: readonly FontFace[]): Outlines {
  const byKey = new Map(faces.map((face) => [face.key, face]));
  const faceOf = (font: string): FontFace => {
    const face = findFace(byKey, font);
    if (!face) throw new RangeError(`There is no font ${font}.`);
    return face;
  };
  return {
    unitsPerEm: (font) => faceOf(font).upem,
    outline: (font, glyphId) => faceOf(font).outline(glyphId),
  };
}
