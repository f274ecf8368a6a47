/** Formats a document can be output in. */
export const OUTPUT_FORMATS = ['PNG', 'JPG', 'PDF', 'GIF', 'MP4'] as const;

/** What output is counted as. */
export const OUTPUT_TYPES = ['static', 'animated', 'non-watermarked', 'batch', 'analytics'] as const;

/** Kinds of colour in a brand kit, as the environment API names them. */
export const COLOUR_TYPES = ['hex', 'rgb', 'cmyk', 'spotCmyk', 'spotRgb', 'spotHex'] as const;

/** The colour a new swatch starts with. */
export const DEFAULT_COLOUR = '#000000';
