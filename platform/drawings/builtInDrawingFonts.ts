import { readBuiltInFont } from '../fonts';
import type { DrawingFonts } from './openResvg';

/** The fonts of the platform that text of drawings is set in, by family and styles. */
const OFFERED: readonly (readonly [family: string, styles: readonly string[]])[] = [
  ['Arimo', ['Regular', 'Italic', 'Bold', 'Bold Italic']],
  ['Noto Serif', ['Regular', 'Italic', 'Bold', 'Bold Italic']],
  ['Inter', ['Regular', 'Medium', 'SemiBold', 'Bold']],
  ['Noto Sans Hebrew', ['Regular']],
  ['Noto Sans Arabic', ['Regular']],
  ['Noto Sans Devanagari', ['Regular']],
  ['Noto Sans Thai', ['Regular']],
];

const FAMILIES = {
  defaultFontFamily: 'Arimo',
  sansSerifFamily: 'Arimo',
  serifFamily: 'Noto Serif',
  monospaceFamily: 'Arimo',
  cursiveFamily: 'Arimo',
  fantasyFamily: 'Arimo',
};

let read: DrawingFonts | undefined;

/** Reads them once, when text asks for them. */
export function builtInDrawingFonts(): DrawingFonts {
  return (read ??= {
    families: FAMILIES,
    fonts: OFFERED.flatMap(([family, styles]) =>
      styles.flatMap((style) => {
        const bytes = readBuiltInFont(family, style);
        return bytes ? [{ family, bytes }] : [];
      }),
    ),
  });
}
