import { Blob, Face, Font, MetricsTag } from 'harfbuzzjs';
import type { DisplayItem, Ink } from '../../display';
import { colourGlyph } from '../colour/colourGlyph';
import { lazily } from '../lazily';
import { setAxes, readLocation, type Location } from './location';
import { outlineOf } from './outline';
import { uprightMetrics, type UprightMetrics } from './uprightMetrics';

/** The middle and thickness of an underline or strikethrough, in font units, y up. */
export interface FontLine {
  readonly y: number;
  readonly thickness: number;
}

/** A loaded font. Lengths in font units, `upem` of them to the em, y up. */
export interface FontFace {
  /** The key of the font in layouts and painters. */
  readonly key: string;
  /** The file. */
  readonly bytes: Uint8Array;
  readonly upem: number;
  /** The height above the baseline. */
  readonly ascent: number;
  /** The depth below the baseline, as a positive number. */
  readonly descent: number;
  readonly underline: FontLine;
  readonly lineThrough: FontLine;
  /** Whether the font draws this character. */
  readonly hasGlyph: (codePoint: number) => boolean;
  /** Returns the outline of a glyph as path data of absolute `M`, `L`, `Q`, `C` and `Z`; empty for blanks. */
  readonly outline: (glyphId: number) => string;
  /** Returns the metrics of an upright glyph in a vertical line. */
  readonly upright: (glyphId: number) => UprightMetrics;
  /** Values of all axes of a variable font, if the file or a text sets them. */
  readonly location?: Location;
  /** Returns the advance of a glyph at these axes; fixed fonts have it in their file. */
  readonly advance?: (glyphId: number) => number;
  /**
   * The regional forms it has as a fallback.
   * @default it may substitute in any text
   */
  readonly forms?: 'chinese' | 'japanese';
  /** Whether the font has colour glyphs. */
  readonly hasColours: boolean;
  /**
   * Returns the items of a colour glyph, in font units with y up; `undefined` for one in the colour of the text. Cached
   * by glyph and ink.
   */
  readonly colourGlyph: (glyphId: number, own: Ink) => readonly DisplayItem[] | undefined;
}

const shapers = new WeakMap<FontFace, Font>();
const sources = new WeakMap<FontFace, Face>();

/**
 * Opens a font file of TrueType or CFF outlines; a variable font uses the axes set in its file, or its defaults. Keep
 * the face: its memory is freed only some time after the last use.
 * @throws Error if the bytes are no such font
 */
export function openFont(key: string, bytes: Uint8Array): FontFace {
  const face = new Face(new Blob(bytes));
  if (!['head', 'maxp', 'cmap'].every((table) => face.referenceTable(table))) {
    throw new Error(`${key} is no font`);
  }
  return openInstance(key, bytes, face, readLocation(face));
}

/**
 * Opens a font at values of its axes.
 * @param location the font's defaults if `undefined`
 */
export function openInstance(
  key: string,
  bytes: Uint8Array,
  face: Face,
  location: Location | undefined,
): FontFace {
  const font = new Font(face);
  font.setScale(face.upem, face.upem);
  if (location) setAxes(font, location);
  const opened: FontFace = {
    key,
    bytes,
    upem: face.upem,
    ...(location && { location, advance: (glyphId: number) => font.glyphHAdvance(glyphId) }),
    ...metricsOf(font),
    ...glyphsOf(face, font),
    ...coloursOf(face, font),
  };
  shapers.set(opened, font);
  sources.set(opened, face);
  return opened;
}

/** Returns the HarfBuzz font for shaping. */
export function shaperOf(face: FontFace): Font {
  const font = shapers.get(face);
  if (!font) throw new Error(`The font ${face.key} was not opened by openFont`);
  return font;
}

/** Returns the HarfBuzz face of the file. */
export function sourceOf(face: FontFace): Face {
  const source = sources.get(face);
  if (!source) throw new Error(`The font ${face.key} was not opened by openFont`);
  return source;
}

/** Limits a font to some of its characters. */
export function limitFace(
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
  sources.set(narrowed, sourceOf(face));
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
  // Called for each character of a text: European ones use an array, which is faster than a map.
  const frequent = new Uint8Array(0x600);
  const hasGlyph = (codePoint: number): boolean => {
    if (frequent[codePoint] === 1) return true;
    // Does not use `remember`, which would create a function for each call.
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
