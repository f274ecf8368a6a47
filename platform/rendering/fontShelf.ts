import { createHash } from 'node:crypto';
import { fontsOf, type Document, type Font } from '@/engine/document';
import {
  createFontBook,
  DEFAULT_FILES,
  DEFAULT_STYLES,
  FALLBACK_FAMILIES,
  openFont,
  type BookEntry,
  type FontBook,
  type FontFace,
} from '@/engine/text';
import { readBuiltInFont } from './builtInFonts';
import { isTrap } from './trap';

/** Finds the bytes of a font of the environment. */
export type FindFont = (font: Font) => Promise<Uint8Array | undefined>;

/** The fonts of one rendering. */
export interface ShelvedFonts {
  readonly book: FontBook;
  readonly faces: readonly FontFace[];
}

/** A face; `undefined` for bytes that are no font, which is then missing like one that is not there. */
function openSound(key: string, bytes: Uint8Array): FontFace | undefined {
  try {
    return openFont(key, bytes);
  } catch (error) {
    if (isTrap(error)) throw error;
    return undefined;
  }
}

/** Opens fonts, built-in ones once a thread: their memory is not given back in time. */
export function createFontShelf() {
  const opened = new Map<string, FontFace>();
  const builtIn = (family: string, style: string): BookEntry | undefined => {
    const key = `${family} ${style}`;
    const bytes = opened.has(key) ? undefined : readBuiltInFont(family, style);
    if (bytes) opened.set(key, openFont(key, bytes));
    const face = opened.get(key);
    return face && { family, style, face };
  };
  const always = [
    ...DEFAULT_STYLES.map((style) => builtIn(DEFAULT_FILES, style)),
    ...FALLBACK_FAMILIES.map((family) => builtIn(family, 'Regular')),
  ].filter((entry) => entry !== undefined);
  const fallbacks = always.filter(({ family }) => family !== DEFAULT_FILES).map(({ face }) => face);

  const ofEnvironment = async (font: Font, find: FindFont): Promise<BookEntry | undefined> => {
    const bytes = await find(font);
    if (!bytes) return undefined;
    // By what is in it: environments may have different fonts under one name.
    const key = createHash('sha256').update(bytes).digest('hex');
    const face = opened.get(key) ?? openSound(key, bytes);
    if (!face) return undefined;
    opened.set(key, face);
    return { family: font.family, style: font.style, face };
  };

  /** The fonts a document needs; those of the environment come before those of the same name that are built in. */
  return async (document: Document, find: FindFont): Promise<ShelvedFonts> => {
    const entries = [...always];
    for (const font of fontsOf(document)) {
      const entry = (await ofEnvironment(font, find)) ?? builtIn(font.family, font.style);
      if (entry) entries.push(entry);
    }
    return {
      book: createFontBook(entries, fallbacks),
      faces: [...new Set(entries.map(({ face }) => face))],
    };
  };
}
