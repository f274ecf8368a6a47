import { readNames } from './fontNames';
import { isBlank, isOfPictures, number, readTables } from './fontTables';
import { lookOf, type StyleLook } from './styleNames';

/** What a font says of itself. */
export interface FontFacts extends StyleLook {
  readonly family: string;
  readonly style: string;
}

/** Why a font is refused whatever it is called. */
export type FontFault = 'format' | 'damaged' | 'large' | 'variable' | 'pictures' | 'outlines' | 'embedding';

/** How a font may be embedded (OpenType 1.9, `fsType` of `OS/2`): bit 1 forbids it, bit 9 allows pictures only. */
const USAGE = 0x000f;
const RESTRICTED = 0x0002;
const BITMAPS_ONLY = 0x0200;
/** Bits of `fsSelection`. */
const ITALIC = 0x0001;
const OBLIQUE = 0x0200;

/**
 * Reads a font file of one style. It takes a moment and no more memory than the file, whatever the bytes are.
 * @returns what the font says of itself, or why it is refused
 */
export function readFont(bytes: Uint8Array): FontFacts | { fault: FontFault } {
  const tables = readTables(bytes);
  if (!tables) return { fault: 'damaged' };
  if (tables.has('fvar') || tables.has('CFF2')) return { fault: 'variable' };
  if (isOfPictures(tables)) return { fault: 'pictures' };
  if (isBlank(tables)) return { fault: 'outlines' };
  const embedding = number(tables, 'OS/2', 8);
  if ((embedding & USAGE) === RESTRICTED || embedding & BITMAPS_ONLY) return { fault: 'embedding' };
  const { family, style } = readNames(tables);
  const isItalic = (number(tables, 'OS/2', 62) & (ITALIC | OBLIQUE)) !== 0;
  const weight = number(tables, 'OS/2', 4) || (lookOf(style)?.weight ?? 400);
  return { family, style: style || (isItalic ? 'Italic' : 'Regular'), weight, isItalic };
}
