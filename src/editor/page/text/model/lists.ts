import type { Id, Paragraph } from '@/engine/document';
import type { Operation } from '@/engine/edit';
import type { TextRange } from './places';

/** Deepest level of each kind of list. */
const DEEPEST = { bullets: 5, numbers: 4 } as const;

/** Returns the operations that move list items of a range one level, as far as possible. */
export const shiftListLevel = (
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
        frameId,
        from: paragraph,
        to: paragraph,
        list: { ...list, level },
      },
    ];
  });

/** Returns the operation that takes a paragraph out of its list. */
export const endingList = (frameId: Id, paragraph: number): Operation => ({
  kind: 'setParagraphStyle',
  frameId,
  from: paragraph,
  to: paragraph,
  list: null,
});
