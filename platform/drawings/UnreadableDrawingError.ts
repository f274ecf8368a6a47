/** A drawing can't be shown as drawn. The message is a sentence for the user who uploaded it. */
export class UnreadableDrawingError extends Error {
  override name = 'UnreadableDrawingError';
}

/** The rendering library failed in a way that may have corrupted its memory: its thread must end. */
export class DrawingTrapError extends Error {
  override name = 'DrawingTrapError';
}
