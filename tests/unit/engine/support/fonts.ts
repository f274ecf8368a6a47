import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createFontBook, fallbackFace, openFont, type FontFace } from '@/engine/text';
import { removeTable } from '../../../../platform/fonts/removeTable';

const require = createRequire(import.meta.url);
const opened = new Map<string, FontFace>();

/** Reads the bytes of a font such as `arimo`, `400Regular`. */
export function fontBytes(family: string, style: string): Uint8Array {
  const name = family.replaceAll(/(?:^|-)(jp$|kr$|sc$|[a-z])/g, (_, letter: string) => letter.toUpperCase());
  const path = require.resolve(`@expo-google-fonts/${family}/${style}/${name}_${style}.ttf`);
  return removeTable(new Uint8Array(readFileSync(path)), 'SVG ');
}

/** Opens a face for tests once: its memory is not freed in time. */
export function testFace(family: string, style = '400Regular'): FontFace {
  const key = `${family}-${style}`;
  const face = opened.get(key) ?? openFont(key, fontBytes(family, style));
  opened.set(key, face);
  return face;
}

/** Arimo for Arial, Inter and Noto Serif, by their names in documents. */
const ENTRIES = [
  ['Arimo', 'Regular', 'arimo', '400Regular'],
  ['Arimo', 'Bold', 'arimo', '700Bold'],
  ['Inter', 'Regular', 'inter', '400Regular'],
  ['Noto Serif', 'Regular', 'noto-serif', '400Regular'],
] as const;

const FALLBACKS: Readonly<Record<string, string>> = {
  'Noto Sans Hebrew': 'noto-sans-hebrew',
  'Noto Sans Arabic': 'noto-sans-arabic',
  'Noto Sans Devanagari': 'noto-sans-devanagari',
  'Noto Sans Thai': 'noto-sans-thai',
  'Noto Sans Khmer': 'noto-sans-khmer',
  'Noto Sans KR': 'noto-sans-kr',
  'Noto Sans JP': 'noto-sans-jp',
  'Noto Sans SC': 'noto-sans-sc',
  'Noto Color Emoji': 'noto-color-emoji',
};
const fallbacks = () =>
  Object.entries(FALLBACKS).map(([family, file]) => fallbackFace(family, testFace(file)));

/** All faces of `testFonts`. */
export const testFaces = (): readonly FontFace[] => [
  ...ENTRIES.map(([, , file, weight]) => testFace(file, weight)),
  ...fallbacks(),
];

/** A book of Arimo, Inter and Noto Serif, with fallbacks for other scripts and emoji. */
export const testFonts = () =>
  createFontBook(
    ENTRIES.map(([family, style, file, weight]) => ({ family, style, face: testFace(file, weight) })),
    fallbacks(),
  );
