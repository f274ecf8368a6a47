/** A drawing can't be shown as it was drawn. The message is a sentence for whoever brought it. */
export class UnreadableDrawingError extends Error {
  override name = 'UnreadableDrawingError';
}

/** The library that draws has failed in a way after which its memory can't be trusted: its thread has to end. */
export class DrawingTrapError extends Error {
  override name = 'DrawingTrapError';
}
