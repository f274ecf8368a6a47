/** Properties of a font file that matter for text in drawings. */
export interface FontFacts {
  /** Whether it has colour glyphs, for which the renderer draws outlines or nothing. */
  readonly isInColours: boolean;
  readonly has: (codePoint: number) => boolean;
}

const COLOURS = ['COLR', 'SVG ', 'CBDT', 'sbix'];
/** Bytes of a font file's header, and of each table entry. */
const [HEAD, ENTRY] = [12, 16];

type Range = readonly [first: number, last: number];

/** Reads the characters of a font; an unreadable file counts as having all, to avoid false notes. */
export function readFontFacts(bytes: Uint8Array): FontFacts {
  const file = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const tables = offsetsOf(file);
    const cmap = tables.get('cmap');
    const ranges = cmap === undefined ? [] : joinRanges(rangesIn(file, cmap));
    return {
      isInColours: COLOURS.some((tag) => tables.has(tag)),
      has: (codePoint) => isWithin(ranges, codePoint),
    };
  } catch {
    return { isInColours: false, has: () => true };
  }
}

/** Sorts ranges by their first code points and joins overlapping ones. */
function joinRanges(ranges: readonly Range[]): readonly Range[] {
  const found: [first: number, last: number][] = [];
  for (const [first, last] of ranges.toSorted(([one], [other]) => one - other)) {
    const before = found.at(-1);
    if (before && first <= before[1]) before[1] = Math.max(before[1], last);
    else found.push([first, last]);
  }
  return found;
}

/** Searches sorted ranges in logarithmic time, since a drawing may have as many characters as a font has ranges. */
function isWithin(ranges: readonly Range[], codePoint: number): boolean {
  let [start, end] = [0, ranges.length];
  while (start < end) {
    const middle = (start + end) >> 1;
    const [first, last] = ranges[middle] ?? [0, -1];
    if (first <= codePoint && codePoint <= last) return true;
    if (first <= codePoint) start = middle + 1;
    else end = middle;
  }
  return false;
}

/** Returns the offsets of tables by tag. */
function offsetsOf(file: DataView): ReadonlyMap<string, number> {
  const offsets = new Map<string, number>();
  for (let entry = HEAD; entry < HEAD + ENTRY * file.getUint16(4); entry += ENTRY) {
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((at) => file.getUint8(entry + at)));
    offsets.set(tag, file.getUint32(entry + 8));
  }
  return offsets;
}

/** Returns the code points of all maps of a font; one within a range counts even without a glyph. */
function rangesIn(file: DataView, cmap: number): readonly Range[] {
  const maps = Array.from({ length: file.getUint16(cmap + 2) }, (_, index) =>
    file.getUint32(cmap + 4 + 8 * index + 4),
  );
  return [...new Set(maps)].flatMap((offset) => {
    const at = cmap + offset;
    const format = file.getUint16(at);
    if (format === 4) return segmentsIn(file, at);
    return format === 12 ? groupsIn(file, at) : [];
  });
}

/** Reads ranges of the map for the first 65,536 code points. */
function segmentsIn(file: DataView, at: number): readonly Range[] {
  const count = file.getUint16(at + 6) / 2;
  return Array.from({ length: count }, (_, index): Range => {
    const last = file.getUint16(at + 14 + 2 * index);
    return [file.getUint16(at + 16 + 2 * count + 2 * index), last];
  });
}

/** Reads ranges of the map for all code points. */
function groupsIn(file: DataView, at: number): readonly Range[] {
  return Array.from({ length: file.getUint32(at + 12) }, (_, index): Range => {
    const group = at + 16 + 12 * index;
    return [file.getUint32(group), file.getUint32(group + 4)];
  });
}
