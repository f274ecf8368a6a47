/** The Unicode blocks of Thai, Lao, Burmese and Khmer, with extensions. */
const UNSPACED = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u19e0-\u19ff\ua9e0-\ua9ff\uaa60-\uaa7f]/;

/**
 * Whether values contain, as JSON, text of scripts without spaces between words, whose line breaks need a dictionary.
 */
export const hasUnspacedWords = (...values: readonly unknown[]): boolean =>
  UNSPACED.test(JSON.stringify(values));
