import type { TextParagraph } from '../textInput';
import { numberText } from './numberText';

const AFTER = { none: '', dash: '-', dot: '.', colon: ':', roundBracket: ')' } as const;

/** The current number of each level. */
type Counters = readonly number[];

/**
 * Returns the list marker of each paragraph; `undefined` outside of lists. Numbers continue within a level. They
 * restart under another item of a higher level, and after a paragraph outside of numbered lists.
 */
export function markTexts(paragraphs: readonly TextParagraph[]): (string | undefined)[] {
  let counters: Counters = [];
  return paragraphs.map(({ list, format }) => {
    if (list?.type !== 'numbers') counters = [];
    if (!list) return undefined;
    if (list.type === 'bullets') return format.bulletListStyle.levels[list.level - 1]?.mark;
    counters = incrementCounter(counters, list.level);
    const look = format.numericListStyle.levels[list.level - 1];
    return look && numberText(counters[list.level - 1] ?? 1, look.numbering) + AFTER[look.after];
  });
}

/** Increments a level and resets those below it. */
function incrementCounter(counters: Counters, level: number): Counters {
  const kept = Array.from({ length: level }, (_, index) => counters[index] ?? 0);
  kept[level - 1] = (kept[level - 1] ?? 0) + 1;
  return kept;
}
