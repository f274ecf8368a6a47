import type { Id, Paragraph } from '@/engine/document';
import type { Operation } from '@/engine/edit';
import type { TextRange } from './places';

/** The deepest level of each kind of list. */
const DEEPEST = { bullets: 5, numbers: 4 } as const;

/** Moves the items of lists in a range to the next level or the one before, as far as there is one. */
export const shiftingLevel = (
  frameId: Id,
  paragraphs: readonly Paragraph[],
  { from, to }: TextRange,
  by: 1 | -1,
): readonly Operation[] =>
  paragraphs.slice(from.paragraph, to.paragraph + 1).flatMap(({ list }, index): Operation[] => {
    if (!list) return [];
    const level = Math.min(DEEPEST[list.type], Math.max(1, list.level + by));
    const paragraph = from.paragraph + index;
    return [
      {
        kind: 'setParagraphStyle',
        ...{ frameId, from: paragraph, to: paragraph, list: { ...list, level } },
      },
    ];
  });

/** Makes a paragraph no item of a list. */
export const endingList = (frameId: Id, paragraph: number): Operation => ({
  kind: 'setParagraphStyle',
  ...{ frameId, from: paragraph, to: paragraph, list: null },
});
