/** What stands between the values of a line. */
export type CsvSeparator = ',' | ';' | '\t';

/** The lines of a text, or what is wrong with it, with the line counted from 1 as spreadsheets count. */
export type CsvRead =
  | { readonly lines: readonly (readonly string[])[] }
  | { readonly fault: { readonly line: number; readonly message: string } };

const QUOTE = '"';

/** The separator the first line has most of outside of quotes; of two it has as many of, the one named first. */
export function findSeparator<Separator extends CsvSeparator>(
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

/** Where a value in quotes ends: the place of its last quote, or -1. */
function closingQuote(text: string, from: number): number {
  for (let at = text.indexOf(QUOTE, from); at >= 0; at = text.indexOf(QUOTE, at + 2))
    if (text[at + 1] !== QUOTE) return at;
  return -1;
}

/**
 * Reads text of RFC 4180, with any of the separators and any kind of line break. A quote within a value that does not begin
 * with one stands for itself. A line break at the very end begins no line.
 */
export function readCsv(text: string, separator: CsvSeparator): CsvRead {
  const lines: string[][] = [];
  const end = new RegExp(`[${separator}\\r\\n]`, 'g');
  let line: string[] = [];
  let at = 0;
  if (text === '') return { lines };
  for (;;) {
    let value: string;
    if (text[at] === QUOTE) {
      const close = closingQuote(text, at + 1);
      if (close < 0)
        return { fault: { line: lines.length + 1, message: 'A value in quotes is never closed.' } };
      value = text.slice(at + 1, close).replaceAll('""', QUOTE);
      at = close + 1;
      if (at < text.length && !`${separator}\r\n`.includes(text.charAt(at)))
        return { fault: { line: lines.length + 1, message: 'There is text behind a value in quotes.' } };
    } else {
      end.lastIndex = at;
      const stop = end.exec(text)?.index ?? text.length;
      value = text.slice(at, stop);
      at = stop;
    }
    line.push(value);
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
