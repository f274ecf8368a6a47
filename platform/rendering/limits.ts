/** Limits of one rendering; beyond them it ends with a clear error. */
export const RENDER_LIMITS = {
  /** Pixels of one picture, made or placed: 4 bytes each, and again for blending. */
  pixels: 64_000_000,
  /** Pixels of a video frame: the limit of most H.264 players. */
  framePixels: 9_437_184,
  /** Frames of a video: an hour of GIF at 5 a second, ten minutes of MP4 at 30. */
  frames: 18_000,
  /** Pages of one file. */
  pages: 50_000,
  /** Time limit of one record, in milliseconds. */
  milliseconds: 20_000,
  /** Memory of JavaScript in one thread, in MB. */
  memory: 1_024,
} as const;
