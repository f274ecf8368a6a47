/** Splits extracted text into words, without zero-width spaces, which represent silent glyphs. */
export const wordsIn = (extracted: string): string =>
  extracted
    .replace(/\u200B( \u200B)*/g, '')
    .replace(/\s+/g, ' ')
    .trim();
