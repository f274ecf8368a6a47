import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { removeTable } from './removeTable';

const { resolve } = createRequire(import.meta.url);

const WEIGHTS: Readonly<Record<string, string>> = {
  Thin: '100Thin',
  ExtraLight: '200ExtraLight',
  Light: '300Light',
  Regular: '400Regular',
  Medium: '500Medium',
  SemiBold: '600SemiBold',
  Bold: '700Bold',
  ExtraBold: '800ExtraBold',
  Black: '900Black',
};

/** Built-in families, by the package of their files. */
const PACKAGES: Readonly<Record<string, string>> = {
  Arimo: 'arimo',
  Cousine: 'cousine',
  Inter: 'inter',
  'Noto Serif': 'noto-serif',
  'Noto Sans Hebrew': 'noto-sans-hebrew',
  'Noto Sans Arabic': 'noto-sans-arabic',
  'Noto Sans Devanagari': 'noto-sans-devanagari',
  'Noto Sans Thai': 'noto-sans-thai',
  'Noto Sans KR': 'noto-sans-kr',
  'Noto Sans JP': 'noto-sans-jp',
  'Noto Sans SC': 'noto-sans-sc',
  'Noto Color Emoji': 'noto-color-emoji',
  Tinos: 'tinos',
};

/** Builds the file name of a style such as `Bold Italic`. */
function fileOf(style: string): string {
  const isItalic = style.endsWith('Italic');
  const weight = style.replace(/ ?Italic$/, '') || 'Regular';
  return `${WEIGHTS[weight] ?? ''}${isItalic ? '_Italic' : ''}`;
}

/** Reads a built-in font; `undefined` for an unknown family or style. */
export function readBuiltInFont(family: string, style: string): Uint8Array | undefined {
  const name = PACKAGES[family];
  if (name === undefined) return undefined;
  const file = fileOf(style);
  try {
    const prefix = family.replaceAll(' ', '');
    const bytes = readFileSync(resolve(`@expo-google-fonts/${name}/${file}/${prefix}_${file}.ttf`));
    return removeTable(new Uint8Array(bytes), 'SVG ');
  } catch {
    // Not every family has every style.
    return undefined;
  }
}
