import { limitFace, type FontFace } from './face';

/** The family with the same widths as the default family, which is drawn instead. */
export const DEFAULT_FILES = 'Arimo';

/** Its styles that substitute for missing fonts. */
export const DEFAULT_STYLES = ['Regular', 'Bold', 'Italic', 'Bold Italic'];

/** A family for characters most fonts lack. */
interface Fallback {
  readonly family: string;
  /** The characters it is loaded for. */
  readonly characters: RegExp;
  /** Further characters it draws in combination with these. */
  readonly companions?: RegExp;
  /**
   * The regional forms of characters that Chinese and Japanese share.
   * @default none
   */
  readonly forms?: NonNullable<FontFace['forms']>;
}

const CHINESE_AND_JAPANESE = /[\u2e80-\u312f\u31a0-\u9fff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef]/;

/** In order of preference. */
const FALLBACKS: readonly Fallback[] = [
  { family: 'Noto Sans Hebrew', characters: /[\u0590-\u05ff\ufb1d-\ufb4f]/ },
  { family: 'Noto Sans Arabic', characters: /[\u0600-\u08ff\ufb50-\ufdff\ufe70-\ufeff]/ },
  { family: 'Noto Sans Devanagari', characters: /[\u0900-\u097f]|[\u1cd0-\u1cff]|[\ua8e0-\ua8ff]/ },
  { family: 'Noto Sans Thai', characters: /[\u0e00-\u0e7f]/ },
  { family: 'Noto Sans KR', characters: /[\u1100-\u11ff\u3130-\u318f\uac00-\ud7ff]/ },
  // Only for Japanese texts, and there before the Chinese family; other loaded fonts do not matter.
  { family: 'Noto Sans JP', characters: CHINESE_AND_JAPANESE, forms: 'japanese' },
  { family: 'Noto Sans SC', characters: CHINESE_AND_JAPANESE, forms: 'chinese' },
  {
    family: 'Noto Color Emoji',
    characters:
      /\u20e3|\ufe0f|[\u203c\u2049\u2139\u2194-\u21aa\u231a-\u23ff\u24c2\u25aa-\u27bf\u2934-\u2b55\u{1f000}-\u{1faff}]/u,
    // In keycaps, and as coloured signs.
    companions: /[#*0-9\u00a9\u00ae\u2122\u3030\u303d\u3297\u3299]/,
  },
];

/** All families, in order of preference. */
export const FALLBACK_FAMILIES: readonly string[] = FALLBACKS.map(({ family }) => family);

/**
 * Returns the families a text may need for missing characters, in order of preference. They are large, so only these
 * are loaded; every caller then draws the same.
 * @param mayBeJapanese whether any part of the text uses Japanese forms
 */
export const fallbackFamilies = (text: string, mayBeJapanese = false): readonly string[] =>
  FALLBACKS.filter(
    ({ characters, forms }) => characters.test(text) && (forms !== 'japanese' || mayBeJapanese),
  ).map(({ family }) => family);

const KANA = /[\u3041-\u30ff\u31f0-\u31ff\uff66-\uff9f]/;

/** Whether a text uses Japanese forms: by its language, or, unless that is Chinese, by kana in its paragraph. */
export const isJapanese = (language: string, paragraph: string): boolean =>
  /^ja\b/i.test(language) || (!/^zh\b/i.test(language) && KANA.test(paragraph));

/** Whether a document, written as JSON, may contain Japanese text. */
export const mayHaveJapanese = (json: string): boolean => KANA.test(json) || /"language":"ja\b/i.test(json);

const narrowed = new WeakMap<FontFace, FontFace>();

/**
 * Limits a face of a fallback family to its characters, so that other loaded fonts make no difference. Cached by face.
 */
export function fallbackFace(family: string, face: FontFace): FontFace {
  const fallback = FALLBACKS.find((each) => each.family === family);
  if (!fallback) return face;
  const found =
    narrowed.get(face) ??
    limitFace(
      face,
      (codePoint) => {
        const character = String.fromCodePoint(codePoint);
        return fallback.characters.test(character) || fallback.companions?.test(character) === true;
      },
      fallback.forms,
    );
  narrowed.set(face, found);
  return found;
}
