import { readNames } from './fontNames';
import { notesOf, type FontNote } from './fontNotes';
import { isBlank, isOfPictures, number, readTables } from './fontTables';
import { lookOf, type StyleLook } from './styleNames';
import { instanceName, isVariable, readVariations, type FontVariations } from './variations';

/** The facts of a font. */
export interface FontFacts extends StyleLook {
  readonly family: string;
  readonly style: string;
  /** Its limitations. */
  readonly notes: readonly FontNote[];
}

/** The reason to refuse a font regardless of its name. */
export type FontFault =
  'format' | 'damaged' | 'large' | 'variable' | 'pictures' | 'outlines' | 'embedding' | 'bitmapsOnly';

/** Embedding permissions (OpenType 1.9, `fsType` of `OS/2`): bit 1 forbids it, bit 9 allows only bitmaps. */
const USAGE = 0x000f;
const RESTRICTED = 0x0002;
const BITMAPS_ONLY = 0x0200;
/** Bits of `fsSelection`. */
const ITALIC = 0x0001;
const OBLIQUE = 0x0200;

/**
 * Reads a font file of one style, quickly and without further memory for any bytes.
 * @returns the facts of the font, or the reason to refuse it
 */
export function readFont(bytes: Uint8Array): FontFacts | { fault: FontFault } {
  const tables = readTables(bytes);
  if (!tables) return { fault: 'damaged' };
  const variations = readVariations(tables);
  if (!variations && isVariable(tables)) return { fault: 'variable' };
  if (isOfPictures(tables)) return { fault: 'pictures' };
  if (isBlank(tables)) return { fault: 'outlines' };
  const embedding = number(tables, 'OS/2', 8);
  if ((embedding & USAGE) === RESTRICTED) return { fault: 'embedding' };
  if (embedding & BITMAPS_ONLY) return { fault: 'bitmapsOnly' };
  const { family, style: named } = readNames(tables);
  const style = (variations && instanceName(tables, variations)) || named;
  const isItalic = isLeaning(variations) || (number(tables, 'OS/2', 62) & (ITALIC | OBLIQUE)) !== 0;
  const weight = weightOf(variations) ?? (number(tables, 'OS/2', 4) || (lookOf(style)?.weight ?? 400));
  return {
    family,
    style: style || (isItalic ? 'Italic' : 'Regular'),
    weight,
    isItalic,
    notes: notesOf(tables, variations),
  };
}

/** Returns the value on the weight axis, from 1 to 1000. */
function weightOf(variations: FontVariations | undefined): number | undefined {
  const weight = variations?.location.wght;
  return weight === undefined ? undefined : Math.min(Math.max(Math.round(weight), 1), 1_000);
}

/** Whether the slant or italic axis slants a font. */
const isLeaning = (variations: FontVariations | undefined): boolean =>
  (variations?.location.slnt ?? 0) < 0 || (variations?.location.ital ?? 0) > 0;
