import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createFontBook, openFont, type FontFace } from '@/engine/text';

const require = createRequire(import.meta.url);
const opened = new Map<string, FontFace>();

/** The bytes of a font such as `arimo`, `400Regular`. */
export function fontBytes(family: string, style: string): Uint8Array {
  const name = family.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const path = require.resolve(`@expo-google-fonts/${family}/${style}/${name}_${style}.ttf`);
  return new Uint8Array(readFileSync(path));
}

/** A face for tests, opened once: its memory is not given back in time. */
export function testFace(family: string, style = '400Regular'): FontFace {
  const key = `${family}-${style}`;
  const face = opened.get(key) ?? openFont(key, fontBytes(family, style));
  opened.set(key, face);
  return face;
}

/** Arimo for Arial, Inter and Noto Serif, by the names documents know them by. */
const ENTRIES = [
  ['Arimo', 'Regular', 'arimo', '400Regular'],
  ['Arimo', 'Bold', 'arimo', '700Bold'],
  ['Inter', 'Regular', 'inter', '400Regular'],
  ['Noto Serif', 'Regular', 'noto-serif', '400Regular'],
] as const;

const fallbacks = () =>
  ['hebrew', 'arabic', 'devanagari', 'thai', 'khmer'].map((script) => testFace(`noto-sans-${script}`));

/** All faces of `testFonts`. */
export const testFaces = (): readonly FontFace[] => [
  ...ENTRIES.map(([, , file, weight]) => testFace(file, weight)),
  ...fallbacks(),
];

/** A book of Arimo, Inter and Noto Serif, with fallbacks for Hebrew, Arabic, Devanagari, Thai and Khmer. */
export const testFonts = () =>
  createFontBook(
    ENTRIES.map(([family, style, file, weight]) => ({ family, style, face: testFace(file, weight) })),
    fallbacks(),
  );
