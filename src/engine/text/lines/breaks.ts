import LineBreaker from 'linebreak';
import type { BreaksOf } from '../textInput';
import { needsDictionary, scriptOf } from '../unicode/scripts';
import { wideBracketBreaks } from './wideBrackets';

/** A possible end of a line. */
export interface Break {
  /** The first UTF-16 unit of the next line. */
  readonly position: number;
  /** Whether the line must end here. */
  readonly isRequired: boolean;
  /** Whether a break here draws a hyphen. */
  readonly hasHyphen: boolean;
}

const SOFT_HYPHEN = '\u00ad';

/** Returns all possible line ends, with the end of the text last. `languageAt` takes UTF-16 units. */
export function breaksOfText(
  text: string,
  languageAt: (index: number) => string,
  breaksOf: BreaksOf | undefined,
  hyphens: readonly number[],
): Break[] {
  const others = [...dictionaryBreaks(text, languageAt, breaksOf), ...wideBracketBreaks(text)];
  const unicode = unicodeBreaks(text);
  // The most frequent case.
  if (hyphens.length === 0 && others.length === 0) return unicode;
  const found = new Map<number, Break>();
  for (const position of hyphens) found.set(position, { position, isRequired: false, hasHyphen: true });
  for (const position of others) {
    found.set(position, { position, isRequired: false, hasHyphen: false });
  }
  for (const each of unicode) found.set(each.position, each);
  return [...found.values()].sort((a, b) => a.position - b.position);
}

/** Returns the line breaks of UAX 14, with the end of the text last. */
function unicodeBreaks(text: string): Break[] {
  const breaks: Break[] = [];
  const breaker = new LineBreaker(text);
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    const { position } = next;
    const isEnd = position === text.length;
    const hasHyphen = text[position - 1] === SOFT_HYPHEN && !isEnd;
    breaks.push({ position, isRequired: next.required && !isEnd, hasHyphen });
  }
  return breaks;
}

/** Returns breaks within scripts that need a dictionary. */
function dictionaryBreaks(
  text: string,
  languageAt: (index: number) => string,
  breaksOf: BreaksOf | undefined,
): number[] {
  if (!breaksOf) return [];
  const stretches: { start: number; end: number }[] = [];
  for (let index = 0; index < text.length; index += 1) {
    if (!needsDictionary(scriptOf(text.charCodeAt(index)))) continue;
    const last = stretches.at(-1);
    if (last?.end === index) last.end = index + 1;
    else stretches.push({ start: index, end: index + 1 });
  }
  return stretches.flatMap(({ start, end }) =>
    breaksOf(text.slice(start, end), languageAt(start))
      .filter((offset) => offset > 0 && offset < end - start)
      .map((offset) => start + offset),
  );
}
