/** Limits of a Photoshop file; a larger one is refused with the reason. */
export const PSD_LIMITS = {
  /** Pixels: the same limit as for pictures in a design. */
  pixels: 64_000_000,
  /** Planes of samples; Photoshop itself allows no more. */
  planes: 56,
  /** Bytes of its resources: profile, thumbnail, paths and the like. */
  resources: 64_000_000,
  /** Blocks examined between its layers and its picture. */
  blocks: 1_000,
} as const;
