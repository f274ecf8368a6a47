/**
 * Decoding options of every picture, so that previews and outputs agree. A warning, for instance about tags out of
 * order, is no failure.
 */
export const DECODER = { failOn: 'error', sequentialRead: true } as const;

/** Most pixels of an accepted picture, width times height. */
export const MOST_PICTURE_PIXELS = 400_000_000;
