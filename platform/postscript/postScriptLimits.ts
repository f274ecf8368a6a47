/** The most a program of PostScript may take; beyond, it is ended and refused with the reason. */
export const POSTSCRIPT_LIMITS = {
  /** Bytes of the program. */
  bytes: 100_000_000,
  /** Bytes of a file it makes: as many as a PDF may have that is placed. */
  resultBytes: 100_000_000,
  /** Points of a side: what a page of a PDF may have (ISO 32000-1, Annex C). */
  side: 14_400,
  /** Megabytes of what it keeps in memory, and of all that the process has. */
  memory: 512,
  processMemory: 2_048,
  /** How long it may run, in milliseconds. */
  milliseconds: 20_000,
} as const;
