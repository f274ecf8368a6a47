import type { Face, Font } from 'harfbuzzjs';

/** Corrections to HarfBuzz's metrics of an upright glyph in a vertical line. In font units. */
export interface UprightMetrics {
  /** The correction of its advance along the line. */
  readonly advance: number;
  /** The correction of its baseline's distance below its start on the line. */
  readonly drop: number;
}

/** A copy, since the memory of HarfBuzz moves as it grows. */
const viewOf = (face: Face, table: string): DataView | undefined => {
  const bytes = face.referenceTable(table);
  return bytes && new DataView(bytes.slice().buffer);
};

/** Reads advances and bearings of `vmtx`: all later glyphs share the last advance. */
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

/** Reads the vertical origins of `VORG`, which fonts with CFF outlines have, above the baseline. */
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
 * Reads vertical metrics that our build of HarfBuzz ignores. In a font without them a glyph takes an em, centred
 * between ascent and descent.
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
    // Bearings refer to outlines, which colour glyphs lack.
    const hasBearing = measures && isInk && font.glyphToJson(glyphId).length > 0;
    const top = hasBearing ? extents.yBearing + measures.bearing : undefined;
    const drop = originOf?.(glyphId) ?? top ?? (ascender + descender + advance) / 2;
    const [, set = ascender] = font.glyphVOrigin(glyphId) ?? [];
    return { advance: advance + font.glyphVAdvance(glyphId), drop: drop - set };
  };
}
