import LineBreaker from 'linebreak';
import type { BreaksOf } from '../layout/textInput';
import { needsDictionary, scriptOf } from '../unicode/scripts';
import { wideBracketBreaks } from './wideBrackets';

/** A place where a line may end. */
export interface Break {
  /** The first UTF-16 unit of the next line. */
  readonly position: number;
  /** Whether the line has to end here. */
  readonly isRequired: boolean;
  /** Whether a hyphen is drawn when it does. */
  readonly hasHyphen: boolean;
}

const SOFT_HYPHEN = '\u00ad';

/** All places where a line may end, the end of the text as the last. `languageAt` is asked about UTF-16 units. */
export function breaksOfText(
  text: string,
  languageAt: (index: number) => string,
  breaksOf: BreaksOf | undefined,
  hyphens: readonly number[],
): Break[] {
  const others = [...dictionaryBreaks(text, languageAt, breaksOf), ...wideBracketBreaks(text)];
  const unicode = unicodeBreaks(text);
  // Nearly always.
  if (hyphens.length === 0 && others.length === 0) return unicode;
  const found = new Map<number, Break>();
  for (const position of hyphens) found.set(position, { position, isRequired: false, hasHyphen: true });
  for (const position of others) {
    found.set(position, { position, isRequired: false, hasHyphen: false });
  }
  for (const each of unicode) found.set(each.position, each);
  return [...found.values()].sort((a, b) => a.position - b.position);
}

/** Where lines may end by the rules of Unicode, from the first to the end of the text. */
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

/** Breaks within stretches of scripts whose words a dictionary finds. */
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
