/** The most a file of Photoshop may take; beyond, it is refused with the reason. */
export const PSD_LIMITS = {
  /** Pixels: as many as a picture may have that a design shows. */
  pixels: 64_000_000,
  /** Planes of samples, which Photoshop has at most. */
  planes: 56,
  /** Bytes of what it says of itself: profile, thumbnail, paths and the like. */
  resources: 64_000_000,
  /** Parts between its layers and its picture that are looked at. */
  blocks: 1_000,
} as const;
