/** The blocks of Thai, Lao, Burmese and Khmer, with their additions. */
const UNSPACED = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u19e0-\u19ff\ua9e0-\ua9ff\uaa60-\uaa7f]/;

/** Whether something, as JSON, has text whose words stand without spaces, so that only a dictionary finds where lines end. */
export const hasUnspacedWords = (...values: readonly unknown[]): boolean =>
  UNSPACED.test(JSON.stringify(values));
