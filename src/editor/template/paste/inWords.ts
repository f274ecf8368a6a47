/** Joins words with commas, the last one with “and”. */
export const inWords = (words: readonly string[]): string =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}` : words.join('');
