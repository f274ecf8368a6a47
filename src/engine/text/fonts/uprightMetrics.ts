import type { Face, Font } from 'harfbuzzjs';

/** What is to be added to how HarfBuzz sets a glyph upright in a vertical line. In units of the font. */
export interface UprightMetrics {
  /** To what it takes of the line. */
  readonly advance: number;
  /** To how far its baseline lies below the place on the line it starts at. */
  readonly drop: number;
}

/** A copy: what HarfBuzz gives lies in its memory, which moves as it grows. */
const viewOf = (face: Face, table: string): DataView | undefined => {
  const bytes = face.referenceTable(table);
  return bytes && new DataView(bytes.slice().buffer);
};

/** Advances and bearings of `vmtx`: the last advance is that of all glyphs after it. */
function verticalTable(face: Face) {
  const [header, measures] = [viewOf(face, 'vhea'), viewOf(face, 'vmtx')];
  if (!header || !measures || header.byteLength < 36) return undefined;
  const count = header.getUint16(34);
  if (count === 0 || measures.byteLength < count * 4) return undefined;
  return (glyphId: number) => {
    const bearingAt = glyphId < count ? glyphId * 4 + 2 : count * 4 + (glyphId - count) * 2;
    return {
      advance: measures.getUint16(Math.min(glyphId, count - 1) * 4),
      bearing: bearingAt + 2 <= measures.byteLength ? measures.getInt16(bearingAt) : 0,
    };
  };
}

/** Where `VORG`, which fonts with CFF outlines have, says glyphs start, above their baseline. */
function originTable(face: Face): ((glyphId: number) => number) | undefined {
  const table = viewOf(face, 'VORG');
  if (!table || table.byteLength < 8) return undefined;
  const count = Math.min(table.getUint16(6), Math.floor((table.byteLength - 8) / 4));
  const origins = new Map<number, number>();
  for (let index = 0; index < count; index += 1) {
    origins.set(table.getUint16(8 + index * 4), table.getInt16(10 + index * 4));
  }
  const common = table.getInt16(4);
  return (glyphId) => origins.get(glyphId) ?? common;
}

/**
 * What the font says of its glyphs in vertical lines, which the build of HarfBuzz does not read. In a font that says nothing
 * a glyph takes an em, with the middle between ascent and descent in the middle of it.
 */
export function uprightMetrics(face: Face, font: Font): (glyphId: number) => UprightMetrics {
  const measuresOf = verticalTable(face);
  const originOf = originTable(face);
  const { ascender, descender } = font.hExtents();
  return (glyphId) => {
    const measures = measuresOf?.(glyphId);
    const advance = measures?.advance ?? face.upem;
    const extents = font.glyphExtents(glyphId);
    const isInk = extents !== undefined && extents.height !== 0;
    // The bearing is of an outline, which glyphs in colours have not.
    const hasBearing = measures && isInk && font.glyphToJson(glyphId).length > 0;
    const top = hasBearing ? extents.yBearing + measures.bearing : undefined;
    const drop = originOf?.(glyphId) ?? top ?? (ascender + descender + advance) / 2;
    const [, set = ascender] = font.glyphVOrigin(glyphId) ?? [];
    return { advance: advance + font.glyphVAdvance(glyphId), drop: drop - set };
  };
}
