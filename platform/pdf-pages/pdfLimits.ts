/** The most a PDF may take that is placed or shown; beyond, it is refused with the reason. */
export const PDF_LIMITS = {
  /** Bytes of the file. */
  bytes: 100_000_000,
  /** Bytes one of its streams may unpack to, and all of them together. */
  streamBytes: 256_000_000,
  allBytes: 1_000_000_000,
  /** Objects the page refers to. */
  objects: 100_000,
  /** Values these consist of. */
  parts: 5_000_000,
  /** Dictionaries and arrays within each other. */
  depth: 100,
  /** Forms, patterns and masks a page paints, those in each other included, and bytes of operators that does. */
  paintedForms: 100_000,
  paintedBytes: 256_000_000,
  /** Pixels of one picture in it, or of the page as it is drawn. */
  pixels: 64_000_000,
  /** Pixels of a side of the page as it is drawn. */
  side: 16_384,
  /** The thread's own memory, in MB. */
  memory: 512,
  /** Bytes PDFium may take beside it for one page. */
  drawingMemory: 1_000_000_000,
  /** Time for reading or drawing a page, in milliseconds. */
  milliseconds: 15_000,
} as const;
