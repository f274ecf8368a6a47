/** Limits of a placed or shown PDF; a larger one is refused with the reason. */
export const PDF_LIMITS = {
  /** Bytes of the file. */
  bytes: 100_000_000,
  /** Unpacked bytes of one stream, and of all streams together. */
  streamBytes: 256_000_000,
  allBytes: 1_000_000_000,
  /** Objects that the page refers to. */
  objects: 100_000,
  /** Values in these objects. */
  parts: 5_000_000,
  /** Nested dictionaries and arrays. */
  depth: 100,
  /** Forms, patterns and masks painted by a page, including nested ones, and bytes of their operators. */
  paintedForms: 100_000,
  paintedBytes: 256_000_000,
  /** Annotations examined, links kept, and characters of an address. */
  annotations: 10_000,
  links: 1_000,
  address: 2_000,
  /** Pixels of one picture in it, or of the drawn page. */
  pixels: 64_000_000,
  /** Pixels of a side of the drawn page. */
  side: 16_384,
  /** The thread's own memory, in MB. */
  memory: 512,
  /** Further bytes of memory for PDFium, per page. */
  drawingMemory: 1_000_000_000,
  /** Time for reading or drawing a page, in milliseconds. */
  milliseconds: 15_000,
} as const;
