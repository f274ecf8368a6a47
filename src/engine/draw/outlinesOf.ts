import type { Outlines } from '../paint/canvas';
import type { FontFace } from '../text';

/**
 * The outlines of fonts as painters ask for them, by the key of the font.
 * @throws RangeError when asked about a font that is none of these
 */
export function outlinesOf(faces: readonly FontFace[]): Outlines {
  const byKey = new Map(faces.map((face) => [face.key, face]));
  const faceOf = (font: string): FontFace => {
    const face = byKey.get(font);
    if (!face) throw new RangeError(`There is no font ${font}.`);
    return face;
  };
  return {
    unitsPerEm: (font) => faceOf(font).upem,
    outline: (font, glyphId) => faceOf(font).outline(glyphId),
  };
}
