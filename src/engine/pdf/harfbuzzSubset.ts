import type { SubsetFont } from './ports';

/** The used exports of harfbuzz-subset.wasm; pointers are positions in its memory. */
export interface SubsetExports {
  readonly _initialize: () => void;
  readonly memory: { readonly buffer: ArrayBufferLike };
  readonly malloc: (size: number) => number;
  readonly free: (at: number) => void;
  readonly hb_blob_create: (data: number, size: number, mode: number, user: number, end: number) => number;
  readonly hb_blob_destroy: (blob: number) => void;
  readonly hb_blob_get_data: (blob: number, length: number) => number;
  readonly hb_blob_get_length: (blob: number) => number;
  readonly hb_face_create: (blob: number, index: number) => number;
  readonly hb_face_destroy: (face: number) => void;
  readonly hb_face_reference_blob: (face: number) => number;
  readonly hb_set_add: (set: number, value: number) => void;
  readonly hb_subset_input_create_or_fail: () => number;
  readonly hb_subset_input_destroy: (input: number) => void;
  readonly hb_subset_input_glyph_set: (input: number) => number;
  readonly hb_subset_input_pin_all_axes_to_default: (input: number, face: number) => number;
  readonly hb_subset_input_pin_axis_location: (
    input: number,
    face: number,
    axis: number,
    value: number,
  ) => number;
  readonly hb_subset_input_set: (input: number, kind: number) => number;
  readonly hb_subset_input_set_flags: (input: number, flags: number) => void;
  readonly hb_subset_or_fail: (face: number, input: number) => number;
}

/**
 * No hints, unchanged glyph ids, an outline for missing glyphs, no extra glyphs. `CFF2` outlines become `CFF `;
 * CID-keyed fonts use glyph ids as CIDs, which are the codes of a PDF.
 */
const FLAGS = 0x1 | 0x2 | 0x40 | 0x200 | 0x4000 | 0x8000;
const WRITABLE = 2;
const DROPPED_TABLES = 3;
/** Tables that PDF does not use. */
const TABLES = [
  'GSUB',
  'GPOS',
  'GDEF',
  'name',
  'OS/2',
  'post',
  'cmap',
  'DSIG',
  'STAT',
  'BASE',
  'kern',
  'gasp',
  'meta',
  'COLR',
  'CPAL',
  'SVG ',
];

/**
 * Creates a subsetter from a fresh instance of harfbuzz-subset.wasm, which needs no imports. The function throws an
 * Error for a font HarfBuzz can't read.
 */
export function harfbuzzSubset(exports: SubsetExports): SubsetFont {
  exports._initialize();
  return (bytes, glyphIds, location = {}) => {
    const data = exports.malloc(bytes.length);
    new Uint8Array(exports.memory.buffer).set(bytes, data);
    const blob = exports.hb_blob_create(data, bytes.length, WRITABLE, 0, 0);
    const face = exports.hb_face_create(blob, 0);
    const input = exports.hb_subset_input_create_or_fail();
    try {
      fill(exports, input, glyphIds);
      exports.hb_subset_input_pin_all_axes_to_default(input, face);
      for (const [axis, value] of Object.entries(location))
        exports.hb_subset_input_pin_axis_location(input, face, tagNumber(axis), value);
      return subsetOf(exports, face, input);
    } finally {
      exports.hb_subset_input_destroy(input);
      exports.hb_face_destroy(face);
      exports.hb_blob_destroy(blob);
      exports.free(data);
    }
  };
}

function fill(exports: SubsetExports, input: number, glyphIds: readonly number[]): void {
  const glyphs = exports.hb_subset_input_glyph_set(input);
  for (const id of glyphIds) exports.hb_set_add(glyphs, id);
  const dropped = exports.hb_subset_input_set(input, DROPPED_TABLES);
  for (const table of TABLES) exports.hb_set_add(dropped, tagNumber(table));
  exports.hb_subset_input_set_flags(input, FLAGS);
}

function subsetOf(exports: SubsetExports, face: number, input: number): Uint8Array {
  const subset = exports.hb_subset_or_fail(face, input);
  if (!subset) throw new Error('The font can’t be read, so no glyphs can be taken from it.');
  const blob = exports.hb_face_reference_blob(subset);
  try {
    const start = exports.hb_blob_get_data(blob, 0);
    // A copy, since the next call may replace the memory.
    return new Uint8Array(exports.memory.buffer, start, exports.hb_blob_get_length(blob)).slice();
  } finally {
    exports.hb_blob_destroy(blob);
    exports.hb_face_destroy(subset);
  }
}

const tagNumber = (tag: string): number =>
  [...tag].reduce((sum, letter) => sum * 256 + letter.charCodeAt(0), 0);
