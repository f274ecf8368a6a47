import { Blob, Face, Font, MetricsTag } from 'harfbuzzjs';
import type { DisplayItem, Ink } from '../../display';
import { colourGlyph } from '../colour/colourGlyph';
import { lazily } from '../layout/lazily';
import { outlineOf } from './outline';
import { uprightMetrics, type UprightMetrics } from './uprightMetrics';

/** Where a line along the text runs, in units of the font, y up: the middle of it, and how thick it is. */
export interface FontLine {
  readonly y: number;
  readonly thickness: number;
}

/** A font that is loaded. Lengths in units of the font, `upem` of them to the em, y up. */
export interface FontFace {
  /** What layouts and painters call the font by. */
  readonly key: string;
  /** The file. */
  readonly bytes: Uint8Array;
  readonly upem: number;
  /** How far letters reach above the baseline. */
  readonly ascent: number;
  /** How far they reach below it, as a positive number. */
  readonly descent: number;
  readonly underline: FontLine;
  readonly lineThrough: FontLine;
  /** Whether the font draws this character. */
  readonly hasGlyph: (codePoint: number) => boolean;
  /** The outline of a glyph as path data of absolute `M`, `L`, `Q`, `C` and `Z`; empty for blanks. */
  readonly outline: (glyphId: number) => string;
  /** How a glyph stands upright in a vertical line. */
  readonly upright: (glyphId: number) => UprightMetrics;
  /** Whose forms of signs it stands in with. @default it may stand in for any text */
  readonly forms?: 'chinese' | 'japanese';
  /** Whether the font has glyphs in colours of its own. */
  readonly hasColours: boolean;
  /**
   * What a glyph in several colours is painted with, in units of the font with y up; `undefined` for one that takes the colour
   * of the text. Always the same items for a glyph and an ink of the text.
   */
  readonly colourGlyph: (glyphId: number, own: Ink) => readonly DisplayItem[] | undefined;
}

const shapers = new WeakMap<FontFace, Font>();

/**
 * Opens a font file: TrueType or CFF outlines; of a variable font the default instance. Keep the face: memory that was
 * taken for it is only given back some time after it was dropped.
 *
 * @throws Error when the bytes are no such font.
 */
export function openFont(key: string, bytes: Uint8Array): FontFace {
  const face = new Face(new Blob(bytes));
  if (!['head', 'maxp', 'cmap'].every((table) => face.referenceTable(table))) {
    throw new Error(`${key} is no font`);
  }
  const font = new Font(face);
  font.setScale(face.upem, face.upem);
  const opened: FontFace = {
    key,
    bytes,
    upem: face.upem,
    ...metricsOf(font),
    ...glyphsOf(face, font),
    ...coloursOf(face, font),
  };
  shapers.set(opened, font);
  return opened;
}

/** What HarfBuzz shapes with. */
export function shaperOf(face: FontFace): Font {
  const font = shapers.get(face);
  if (!font) throw new Error(`The font ${face.key} was not opened by openFont`);
  return font;
}

/** The same font for some of its characters only. */
export function narrowedFace(
  face: FontFace,
  draws: (codePoint: number) => boolean,
  forms?: FontFace['forms'],
): FontFace {
  const narrowed: FontFace = {
    ...face,
    ...(forms && { forms }),
    hasGlyph: (codePoint) => draws(codePoint) && face.hasGlyph(codePoint),
  };
  shapers.set(narrowed, shaperOf(face));
  return narrowed;
}

function metricsOf(font: Font): Pick<FontFace, 'ascent' | 'descent' | 'underline' | 'lineThrough'> {
  const { ascender, descender } = font.hExtents();
  const line = (y: number, thickness: number) => ({
    y: font.getMetricPositionWithFallback(y),
    thickness: font.getMetricPositionWithFallback(thickness),
  });
  return {
    ascent: ascender,
    descent: -descender,
    underline: line(MetricsTag.UNDERLINE_OFFSET, MetricsTag.UNDERLINE_SIZE),
    lineThrough: line(MetricsTag.STRIKEOUT_OFFSET, MetricsTag.STRIKEOUT_SIZE),
  };
}

function glyphsOf(face: Face, font: Font): Pick<FontFace, 'hasGlyph' | 'outline' | 'upright'> {
  const outlines = new Map<number, string>();
  const covered = new Map<number, boolean>();
  // Asked for each character of a text: those of Europe are read from an array, which is quicker than a map.
  const frequent = new Uint8Array(0x600);
  const hasGlyph = (codePoint: number): boolean => {
    if (frequent[codePoint] === 1) return true;
    // Not by `remember`, which takes a function that would be made for each.
    const known = covered.get(codePoint);
    if (known !== undefined) return known;
    const isCovered = font.nominalGlyph(codePoint) !== undefined;
    if (isCovered) frequent[codePoint] = 1;
    covered.set(codePoint, isCovered);
    return isCovered;
  };
  const upright = new Map<number, UprightMetrics>();
  const metricsOfGlyph = lazily(() => uprightMetrics(face, font));
  return {
    hasGlyph,
    outline: (glyphId) => remember(outlines, glyphId, () => outlineOf(font.glyphToJson(glyphId))),
    upright: (glyphId) => remember(upright, glyphId, () => metricsOfGlyph()(glyphId)),
  };
}

function coloursOf(face: Face, font: Font): Pick<FontFace, 'hasColours' | 'colourGlyph'> {
  const hasColours = face.hasColorPaint() || face.hasColorLayers();
  if (!hasColours) return { hasColours, colourGlyph: () => undefined };
  const known = new Map<string, { readonly items: readonly DisplayItem[] | undefined }>();
  return {
    hasColours,
    colourGlyph: (glyphId, own) => {
      const key = JSON.stringify([glyphId, own]);
      return remember(known, key, () => ({ items: colourGlyph(font, glyphId, own) })).items;
    },
  };
}

function remember<Key, Value>(known: Map<Key, Value>, key: Key, find: () => Value): Value {
  const kept = known.get(key);
  if (kept !== undefined) return kept;
  const found = find();
  known.set(key, found);
  return found;
}
