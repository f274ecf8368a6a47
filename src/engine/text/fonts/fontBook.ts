import type { Font } from '../../document';
import type { FontFace } from './face';

/** A face by the names documents know it by. */
export interface BookEntry {
  readonly family: string;
  readonly style: string;
  readonly face: FontFace;
}

/** The fonts a text can be set in. */
export interface FontBook {
  /** The face of a font; none when the font is missing. */
  readonly find: (font: Font) => FontFace | undefined;
  /** The face that layouts call by this key. */
  readonly faceOfKey: (key: string) => FontFace | undefined;
  /** The face a font is drawn with: its own, else that of the default family nearest to it. */
  readonly faceOf: (font: Font) => FontFace;
  /** The faces that take the place of a font that lacks a character, first choice first. */
  readonly substitutesOf: (font: Font) => readonly FontFace[];
}

/** The family every document may use. */
export const DEFAULT_FAMILY = 'Arial';

/** Families that stand for one another because their letters are equally wide. */
const STANDS_FOR: Readonly<Record<string, string>> = { Arial: 'Arimo' };

const keyOf = (family: string, style: string) => `${family}\n${style}`.toLowerCase();

/**
 * A book of these faces. A font is found by the id of its file when that is the key of a face, else by its names; Arimo is
 * also found as Arial. `fallbacks` draw characters that neither a font nor the default family has.
 *
 * @throws Error when there is no face of the default family.
 */
export function createFontBook(entries: readonly BookEntry[], fallbacks: readonly FontFace[] = []): FontBook {
  const byKey = new Map(entries.map(({ face }) => [face.key, face]));
  const byName = new Map(entries.map(({ family, style, face }) => [keyOf(family, style), face]));
  const named = (family: string, style: string) =>
    byName.get(keyOf(family, style)) ?? byName.get(keyOf(STANDS_FOR[family] ?? family, style));
  const families = new Set([DEFAULT_FAMILY, STANDS_FOR[DEFAULT_FAMILY]]);
  const plain = named(DEFAULT_FAMILY, 'Regular') ?? entries.find(({ family }) => families.has(family))?.face;
  if (!plain) throw new Error(`A font book needs a face of ${DEFAULT_FAMILY}`);

  const find = ({ family, style, fontStyleId }: Font) =>
    (fontStyleId === undefined ? undefined : byKey.get(fontStyleId)) ?? named(family, style);
  const defaultOf = ({ style }: Font) => named(DEFAULT_FAMILY, style) ?? plain;
  return {
    find,
    faceOfKey: (key) => byKey.get(key) ?? fallbacks.find((face) => face.key === key),
    faceOf: (font) => find(font) ?? defaultOf(font),
    substitutesOf: (font) => [...new Set([defaultOf(font), plain, ...fallbacks])],
  };
}
