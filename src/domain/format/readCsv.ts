/** The lines of a text, or its fault with the line number from 1, as in spreadsheets. */
export type CsvRead =
  | { readonly lines: readonly (readonly string[])[] }
  | { readonly fault: { readonly line: number; readonly message: string } };

const QUOTE = '"';

/** Returns the most frequent separator outside of quotes in the first line; the first one of equals. */
export function findSeparator<Separator extends string>(
  text: string,
  separators: readonly [Separator, ...Separator[]],
): Separator {
  const counts = new Map<string, number>();
  let isQuoted = false;
  for (const character of text) {
    if (character === QUOTE) isQuoted = !isQuoted;
    else if (!isQuoted && (character === '\n' || character === '\r')) break;
    else if (!isQuoted) counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  const countOf = (separator: Separator) => counts.get(separator) ?? 0;
  return separators.reduce((most, other) => (countOf(other) > countOf(most) ? other : most));
}

/** Returns the position of the quote that ends a quoted value, or -1. */
function closingQuote(text: string, from: number): number {
  for (let at = text.indexOf(QUOTE, from); at >= 0; at = text.indexOf(QUOTE, at + 2))
    if (text[at + 1] !== QUOTE) return at;
  return -1;
}

/** Returns the position of the first character from here on that is no blank. */
function pastBlanks(text: string, from: number): number {
  let at = from;
  while (text[at] === ' ') at += 1;
  return at;
}

type Value = { readonly value: string; readonly end: number };

/** Reads the quoted value at a position; blanks may follow its quotes. */
function readQuoted(text: string, from: number, separator: string): Value | { readonly message: string } {
  const close = closingQuote(text, from + 1);
  if (close < 0) return { message: 'A value in quotes is never closed.' };
  const end = separator === ' ' ? close + 1 : pastBlanks(text, close + 1);
  if (end < text.length && !`${separator}\r\n`.includes(text.charAt(end)))
    return { message: 'There is text behind a value in quotes.' };
  return { value: text.slice(from + 1, close).replaceAll('""', QUOTE), end };
}

/** Reads the value at a position. Blanks before a properly quoted value are ignored; other quotes are literal. */
function readValue(
  text: string,
  at: number,
  { separator, ends }: { separator: string; ends: RegExp },
): Value | { readonly message: string } {
  const quote = separator === ' ' ? at : pastBlanks(text, at);
  if (text[quote] === QUOTE) {
    const quoted = readQuoted(text, quote, separator);
    if (quote === at || 'value' in quoted) return quoted;
  }
  ends.lastIndex = at;
  const end = ends.exec(text)?.index ?? text.length;
  return { value: text.slice(at, end), end };
}

/**
 * Parses text of RFC 4180 with any separator and line break. Blanks may surround quotes. A line break at the end starts
 * no line.
 */
export function readCsv(text: string, separator: string): CsvRead {
  const lines: string[][] = [];
  const ends = new RegExp(`[\\${separator}\\r\\n]`, 'g');
  let line: string[] = [];
  let at = 0;
  if (text === '') return { lines };
  for (;;) {
    const read = readValue(text, at, { separator, ends });
    if ('message' in read) return { fault: { line: lines.length + 1, message: read.message } };
    line.push(read.value);
    at = read.end;
    if (text[at] === separator) {
      at += 1;
      continue;
    }
    lines.push(line);
    line = [];
    if (text[at] === '\r' && text[at + 1] === '\n') at += 1;
    at += 1;
    if (at >= text.length) return { lines };
  }
}
