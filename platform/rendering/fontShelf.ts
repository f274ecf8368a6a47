import { createHash } from 'node:crypto';
import { fontsOf, type Font } from '@/engine/document';
import {
  createFontBook,
  DEFAULT_FILES,
  DEFAULT_STYLES,
  fallbackFace,
  FALLBACK_FAMILIES,
  fallbackFamilies,
  mayHaveJapanese,
  openFont,
  type BookEntry,
  type FontBook,
  type FontFace,
} from '@/engine/text';
import { readBuiltInFont } from '../fonts';
import type { RenderRequest } from './renderTypes';
import { isTrap } from './trap';

/** Finds the bytes of an environment's font. */
export type FindFont = (font: Font) => Promise<Uint8Array | undefined>;

/** The fonts of one rendering. */
export interface ShelvedFonts {
  readonly book: FontBook;
  readonly faces: readonly FontFace[];
}

/** Opens a face; `undefined` for invalid bytes, which count as a missing font. */
function openSound(key: string, bytes: Uint8Array): FontFace | undefined {
  try {
    return openFont(key, bytes);
  } catch (error) {
    if (isTrap(error)) throw error;
    return undefined;
  }
}

/** Caches opened fonts, built-in ones for the life of the thread: their memory is not freed in time. */
export function createFontShelf() {
  const opened = new Map<string, FontFace>();
  const builtIn = (family: string, style: string): BookEntry | undefined => {
    const key = `${family} ${style}`;
    const bytes = opened.has(key) ? undefined : readBuiltInFont(family, style);
    if (bytes) opened.set(key, openFont(key, bytes));
    const face = opened.get(key);
    return face && { family, style, face };
  };
  const allOf = (fonts: readonly Font[]) =>
    fonts.map(({ family, style }) => builtIn(family, style)).filter((entry) => entry !== undefined);
  const always = allOf(DEFAULT_STYLES.map((style) => ({ family: DEFAULT_FILES, style })));

  const ofEnvironment = async (font: Font, find: FindFont): Promise<BookEntry | undefined> => {
    const bytes = await find(font);
    if (!bytes) return undefined;
    // Keyed by content: environments may have different fonts of one name.
    const key = createHash('sha256').update(bytes).digest('hex');
    const face = opened.get(key) ?? openSound(key, bytes);
    if (!face) return undefined;
    opened.set(key, face);
    return { family: font.family, style: font.style, face };
  };

  /**
   * Opens the fonts that a document with these values needs; those of the environment take precedence over built-in
   * ones of the same name.
   */
  return async (
    { document, records, watermark }: Pick<RenderRequest, 'document' | 'records' | 'watermark'>,
    find: FindFont,
  ): Promise<ShelvedFonts> => {
    // A script may produce any character.
    const isScripted = document.actions.order.length > 0;
    const json = JSON.stringify([document, records, watermark]);
    const families = isScripted ? FALLBACK_FAMILIES : fallbackFamilies(json, mayHaveJapanese(json));
    const fallbacks = allOf(families.map((family) => ({ family, style: 'Regular' })));
    const entries = [...always, ...fallbacks];
    for (const font of fontsOf(document)) {
      const entry = (await ofEnvironment(font, find)) ?? builtIn(font.family, font.style);
      if (entry) entries.push(entry);
    }
    return {
      book: createFontBook(
        entries,
        fallbacks.map(({ family, face }) => fallbackFace(family, face)),
      ),
      faces: [...new Set(entries.map(({ face }) => face))],
    };
  };
}
