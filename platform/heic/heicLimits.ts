/** Limits of a HEIC file; a larger one is refused with the reason. */
export const HEIC_LIMITS = {
  /** Bytes of the file. */
  bytes: 100_000_000,
  /** Pixels: more than any phone records. */
  pixels: 64_000_000,
  /** Bytes of its colour profile. */
  profile: 4_000_000,
  /** Bytes of memory for libheif. */
  memory: 1_000_000_000,
} as const;
