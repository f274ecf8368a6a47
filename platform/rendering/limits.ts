/** The most one rendering may take; beyond, it ends with a clear error. */
export const RENDER_LIMITS = {
  /** Pixels of one picture, made or placed: 4 bytes each, and again for what is blended in between. */
  pixels: 64_000_000,
  /** Pixels of a frame of a film: as many as most players of H.264 take. */
  framePixels: 9_437_184,
  /** Frames of a film: an hour of GIF at 5 a second, ten minutes of MP4 at 30. */
  frames: 18_000,
  /** Pages of one file. */
  pages: 50_000,
  /** Time of one record, in milliseconds. */
  milliseconds: 20_000,
  /** Memory of JavaScript in one thread, in MB. */
  memory: 1_024,
} as const;
