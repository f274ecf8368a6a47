import { narrowedFace, type FontFace } from './face';

/** The family whose letters are as wide as those of the default family, and that is drawn in its place. */
export const DEFAULT_FILES = 'Arimo';

/** Its styles that take the place of fonts that are missing. */
export const DEFAULT_STYLES = ['Regular', 'Bold', 'Italic', 'Bold Italic'];

/** A family for what most fonts lack. */
interface Fallback {
  readonly family: string;
  /** What it is there for. */
  readonly characters: RegExp;
  /** What it draws beside together with these. */
  readonly companions?: RegExp;
  /** Whose forms it draws the signs in that Chinese and Japanese share. @default it has none of them */
  readonly forms?: NonNullable<FontFace['forms']>;
}

const CHINESE_AND_JAPANESE = /[\u2e80-\u312f\u31a0-\u9fff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef]/;

/** First choice first. */
const FALLBACKS: readonly Fallback[] = [
  { family: 'Noto Sans Hebrew', characters: /[\u0590-\u05ff\ufb1d-\ufb4f]/ },
  { family: 'Noto Sans Arabic', characters: /[\u0600-\u08ff\ufb50-\ufdff\ufe70-\ufeff]/ },
  { family: 'Noto Sans Devanagari', characters: /[\u0900-\u097f]|[\u1cd0-\u1cff]|[\ua8e0-\ua8ff]/ },
  { family: 'Noto Sans Thai', characters: /[\u0e00-\u0e7f]/ },
  { family: 'Noto Sans KR', characters: /[\u1100-\u11ff\u3130-\u318f\uac00-\ud7ff]/ },
  // For Japanese texts, and then before the Chinese one; for no others, whatever else is loaded.
  { family: 'Noto Sans JP', characters: CHINESE_AND_JAPANESE, forms: 'japanese' },
  { family: 'Noto Sans SC', characters: CHINESE_AND_JAPANESE, forms: 'chinese' },
  {
    family: 'Noto Color Emoji',
    characters:
      /\u20e3|\ufe0f|[\u203c\u2049\u2139\u2194-\u21aa\u231a-\u23ff\u24c2\u25aa-\u27bf\u2934-\u2b55\u{1f000}-\u{1faff}]/u,
    // In the squares of keys, and as marks in colours.
    companions: /[#*0-9\u00a9\u00ae\u2122\u3030\u303d\u3297\u3299]/,
  },
];

/** All of their families, in the order they are tried. */
export const FALLBACK_FAMILIES: readonly string[] = FALLBACKS.map(({ family }) => family);

/**
 * The families that draw what most fonts lack of a text, in the order they are tried. Together they are large, so only those
 * a text may need are loaded; whoever draws it then draws the same.
 * @param mayBeJapanese whether the text, or a part of it, is set in Japanese forms
 */
export const fallbackFamilies = (text: string, mayBeJapanese = false): readonly string[] =>
  FALLBACKS.filter(
    ({ characters, forms }) => characters.test(text) && (forms !== 'japanese' || mayBeJapanese),
  ).map(({ family }) => family);

const KANA = /[\u3041-\u30ff\u31f0-\u31ff\uff66-\uff9f]/;

/** Whether a text is set in Japanese forms: by its language, or, where that is not one of China, by kana in its paragraph. */
export const isJapanese = (language: string, paragraph: string): boolean =>
  /^ja\b/i.test(language) || (!/^zh\b/i.test(language) && KANA.test(paragraph));

/** Whether there may be such a text in a document that is written as JSON. */
export const mayHaveJapanese = (json: string): boolean => KANA.test(json) || /"language":"ja\b/i.test(json);

const narrowed = new WeakMap<FontFace, FontFace>();

/**
 * A face of such a family as it stands in for others: for the characters it is there for and no others, so that nothing looks
 * different because of what else is loaded. The same for the same face.
 */
export function fallbackFace(family: string, face: FontFace): FontFace {
  const fallback = FALLBACKS.find((each) => each.family === family);
  if (!fallback) return face;
  const found =
    narrowed.get(face) ??
    narrowedFace(
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
