/**
 * How every picture is decoded, in previews and outputs alike: what one of them shows, all of them show. A warning, as of tags
 * that are out of order, is no failure.
 */
export const DECODER = { failOn: 'error', sequentialRead: true } as const;

/** Most pixels of a picture that is taken, width times height. */
export const MOST_PICTURE_PIXELS = 400_000_000;
