/** Limits of a PostScript program; beyond them it is terminated and refused with the reason. */
export const POSTSCRIPT_LIMITS = {
  /** Bytes of the program. */
  bytes: 100_000_000,
  /** Bytes of its result: as many as a placed PDF may have. */
  resultBytes: 100_000_000,
  /** Points of a side: the limit for a PDF page (ISO 32000-1, Annex C). */
  side: 14_400,
  /** Megabytes of PostScript memory, and of the whole process. */
  memory: 512,
  processMemory: 2_048,
  /** Time limit, in milliseconds. */
  milliseconds: 20_000,
} as const;
