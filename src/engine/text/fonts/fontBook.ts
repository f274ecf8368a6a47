import type { Font } from '../../document';
import type { FontFace } from './face';
import { findFace, openVariation } from './openVariation';

/** A face with its names in documents. */
export interface BookEntry {
  readonly family: string;
  readonly style: string;
  readonly face: FontFace;
}

/** The fonts of texts. */
export interface FontBook {
  /** Returns the face of a font; `undefined` if the font is missing. */
  readonly find: (font: Font) => FontFace | undefined;
  /** Returns the face of this key. */
  readonly faceOfKey: (key: string) => FontFace | undefined;
  /** Returns the face that draws a font: its own, or the nearest of the default family. */
  readonly faceOf: (font: Font) => FontFace;
  /** Returns the faces for characters a font lacks, in order of preference. */
  readonly substitutesOf: (font: Font) => readonly FontFace[];
}

/** The family available to all documents. */
export const DEFAULT_FAMILY = 'Arial';

/** Families that substitute for each other because their letters have equal widths. */
const STANDS_FOR: Readonly<Record<string, string>> = { Arial: 'Arimo' };

const keyOf = (family: string, style: string) => `${family}\n${style}`.toLowerCase();

/**
 * Creates a book of faces. A font is found by the id of its file if that is the key of a face, otherwise by its names;
 * Arimo is also found as Arial. `fallbacks` draw characters that neither a font nor the default family has.
 * @throws Error if there is no face of the default family
 */
export function createFontBook(entries: readonly BookEntry[], fallbacks: readonly FontFace[] = []): FontBook {
  const byKey = new Map(entries.map(({ face }) => [face.key, face]));
  const byName = new Map(entries.map(({ family, style, face }) => [keyOf(family, style), face]));
  const findByName = (family: string, style: string) =>
    byName.get(keyOf(family, style)) ?? byName.get(keyOf(STANDS_FOR[family] ?? family, style));
  const families = new Set([DEFAULT_FAMILY, STANDS_FOR[DEFAULT_FAMILY]]);
  const plain =
    findByName(DEFAULT_FAMILY, 'Regular') ?? entries.find(({ family }) => families.has(family))?.face;
  if (!plain) throw new Error(`A font book needs a face of ${DEFAULT_FAMILY}`);

  const find = ({ family, style, fontStyleId, axes }: Font) => {
    const face =
      (fontStyleId === undefined ? undefined : byKey.get(fontStyleId)) ?? findByName(family, style);
    return face && axes ? openVariation(face, axes) : face;
  };
  const defaultOf = ({ style }: Font) => findByName(DEFAULT_FAMILY, style) ?? plain;
  return {
    find,
    faceOfKey: (key) => findFace(byKey, key) ?? fallbacks.find((face) => face.key === key),
    faceOf: (font) => find(font) ?? defaultOf(font),
    substitutesOf: (font) => [...new Set([defaultOf(font), plain, ...fallbacks])],
  };
}
