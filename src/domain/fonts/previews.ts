import { invalidChoice, type Refusal } from '../refusal';

/** The text of each preview of a font style, and its size in pixels. */
export const FONT_PREVIEWS = {
  square: { text: 'Aa', width: 400, height: 400 },
  line: { text: 'The quick brown fox jumps over the lazy dog', width: 1200, height: 80 },
} as const;

/** The shape of a font preview. */
export type FontPreviewShape = keyof typeof FONT_PREVIEWS;

/** Refuses an unknown shape of a preview. */
export const refusalOfShape = (shape: string): Refusal | undefined =>
  Object.hasOwn(FONT_PREVIEWS, shape) ? undefined : invalidChoice('shape', Object.keys(FONT_PREVIEWS));
