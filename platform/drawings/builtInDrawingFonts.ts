import { readBuiltInFont } from '../fonts';
import type { DrawingFont, DrawingFonts } from './openResvg';

/** Fonts of the platform for text in drawings, by family and styles. */
const OFFERED: readonly (readonly [family: string, styles: readonly string[]])[] = [
  ['Arimo', ['Regular', 'Italic', 'Bold', 'Bold Italic']],
  ['Noto Serif', ['Regular', 'Italic', 'Bold', 'Bold Italic']],
  ['Inter', ['Regular', 'Medium', 'SemiBold', 'Bold']],
  ['Noto Sans Hebrew', ['Regular']],
  ['Noto Sans Arabic', ['Regular']],
  ['Noto Sans Devanagari', ['Regular']],
  ['Noto Sans Thai', ['Regular']],
];

let read: readonly DrawingFont[] | undefined;

/** Fonts of the platform, read once when text first needs them. None is monospaced, cursive or fantasy. */
export const builtInDrawingFonts: DrawingFonts = {
  defaultFamily: 'Arimo',
  kinds: { 'sans-serif': 'Arimo', 'system-ui': 'Arimo', 'ui-sans-serif': 'Arimo', serif: 'Noto Serif' },
  read: () =>
    (read ??= OFFERED.flatMap(([family, styles]) =>
      styles.flatMap((style) => {
        const bytes = readBuiltInFont(family, style);
        return bytes ? [{ family, bytes }] : [];
      }),
    )),
};
