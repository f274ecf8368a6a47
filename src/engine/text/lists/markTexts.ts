import type { TextParagraph } from '../layout/textInput';
import { numberText } from './numberText';

const AFTER = { none: '', dash: '-', dot: '.', colon: ':', roundBracket: ')' } as const;

/** The numbers reached on each level. */
type Counters = readonly number[];

/**
 * The mark of each paragraph; none for those in no list. Numbers go on within a level, start again under another item of
 * a level above, and after a paragraph that is in no list of numbers.
 */
export function markTexts(paragraphs: readonly TextParagraph[]): (string | undefined)[] {
  let counters: Counters = [];
  return paragraphs.map(({ list, format }) => {
    if (list?.type !== 'numbers') counters = [];
    if (!list) return undefined;
    if (list.type === 'bullets') return format.bulletListStyle.levels[list.level - 1]?.mark;
    counters = counted(counters, list.level);
    const look = format.numericListStyle.levels[list.level - 1];
    return look && numberText(counters[list.level - 1] ?? 1, look.numbering) + AFTER[look.after];
  });
}

/** One more on this level; those below it start again. */
function counted(counters: Counters, level: number): Counters {
  const kept = Array.from({ length: level }, (_, index) => counters[index] ?? 0);
  kept[level - 1] = (kept[level - 1] ?? 0) + 1;
  return kept;
}
