/** The data of a font file that PDF needs. Lengths in font units. */
export interface FontFacts {
  readonly unitsPerEm: number;
  /** Whether the outlines are cubic, in a table `CFF ` or `CFF2`. */
  readonly isCff: boolean;
  readonly bounds: readonly [left: number, bottom: number, right: number, top: number];
  readonly ascent: number;
  readonly descent: number;
  /** In degrees counterclockwise. */
  readonly italicAngle: number;
  readonly postScriptName: string;
  /** Whether the licence forbids subsetting (`fsType`, bit 8). */
  readonly isWhole: boolean;
  readonly glyphCount: number;
  /** Returns the advance of a glyph. */
  readonly advance: (glyphId: number) => number;
}

const NO_SUBSETTING = 0x0100;

/** Returns a table of a font file, or of the first font in a collection; `undefined` if it is missing. */
export function tableOf(bytes: Uint8Array, tag: string): DataView | undefined {
  const font = viewOf(bytes);
  const start = textOf(bytes.subarray(0, 4)) === 'ttcf' ? font.getUint32(12) : 0;
  const count = font.getUint16(start + 4);
  for (let at = start + 12; at < start + 12 + count * 16; at += 16)
    if (textOf(bytes.subarray(at, at + 4)) === tag) {
      const offset = font.getUint32(at + 8);
      return viewOf(bytes.subarray(offset, offset + font.getUint32(at + 12)));
    }
  return undefined;
}

/**
 * Reads a font file.
 * @throws Error if a required table is missing.
 */
export function readFont(bytes: Uint8Array): FontFacts {
  const requireTable = (tag: string): DataView => {
    const table = tableOf(bytes, tag);
    if (!table) throw new Error(`The font has no table ${tag}.`);
    return table;
  };
  const [head, hhea, hmtx] = [requireTable('head'), requireTable('hhea'), requireTable('hmtx')];
  const long = hhea.getUint16(34);
  const [left, bottom, right, top] = [36, 38, 40, 42].map((at) => head.getInt16(at)) as [
    number,
    number,
    number,
    number,
  ];
  return {
    unitsPerEm: head.getUint16(18),
    isCff: tableOf(bytes, 'CFF ') !== undefined || tableOf(bytes, 'CFF2') !== undefined,
    bounds: [left, bottom, right, top],
    ascent: hhea.getInt16(4),
    descent: hhea.getInt16(6),
    italicAngle: (tableOf(bytes, 'post')?.getInt32(4) ?? 0) / 65_536,
    postScriptName: postScriptName(tableOf(bytes, 'name')) || 'Font',
    isWhole: (embeddingOf(tableOf(bytes, 'OS/2')) & NO_SUBSETTING) !== 0,
    glyphCount: requireTable('maxp').getUint16(4),
    // Glyphs beyond the long list share the last advance.
    advance: (glyphId) => hmtx.getUint16(Math.min(glyphId, long - 1) * 4),
  };
}

const embeddingOf = (table: DataView | undefined): number =>
  table && table.byteLength >= 10 ? table.getUint16(8) : 0;

/** Returns the first name with id 6, limited to characters of PostScript names. */
function postScriptName(table: DataView | undefined): string {
  if (!table) return '';
  const storage = table.getUint16(4);
  for (let at = 6; at < 6 + table.getUint16(2) * 12; at += 12) {
    if (table.getUint16(at + 6) !== 6) continue;
    const start = table.byteOffset + storage + table.getUint16(at + 10);
    const text = textOf(new Uint8Array(table.buffer, start, table.getUint16(at + 8)));
    return text.replace(/[^A-Za-z0-9+_-]/g, '');
  }
  return '';
}

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const textOf = (bytes: Uint8Array): string => String.fromCharCode(...bytes);
