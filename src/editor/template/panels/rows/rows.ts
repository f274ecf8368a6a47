import type { ReactNode } from 'react';
import type { IconGlyph } from '@/components/Icon';
import type { Id } from '@/engine/document';

/** One row of a tree. */
export interface TreeItem {
  readonly id: Id;
  readonly name: string;
  /** The row it lies under. @default none, it stands at the top */
  readonly parentId?: Id | undefined;
  /** Whether rows can be put into it. @default false */
  readonly holds?: boolean;
  readonly glyph?: IconGlyph;
  /** What kind of thing it is, in words for readers. */
  readonly kind?: string;
  /** What else is to be known of it, in words for readers, such as "hidden". */
  readonly facts?: string | undefined;
  /** Shown small after the name. */
  readonly detail?: string;
  /** Drawn in place of the icon. */
  readonly picture?: ReactNode;
  /** Drawn after the name. */
  readonly mark?: ReactNode;
  /** Drawn paler: it is there, and nothing is to be seen of it. @default false */
  readonly isDimmed?: boolean;
}

/** Where rows are put: beside another one, or into it as the last. */
export interface Drop {
  readonly targetId: Id;
  readonly place: 'before' | 'after' | 'into';
}

/** A row with where it stands. */
export interface PlacedItem extends TreeItem {
  /** 1 at the top. */
  readonly level: number;
  /** From 1, among those that lie under the same row. */
  readonly position: number;
  /** How many lie under the same row. */
  readonly count: number;
}

const siblingsOf = (items: readonly TreeItem[], { parentId }: TreeItem): readonly TreeItem[] =>
  items.filter((other) => other.parentId === parentId);

/** All rows with where they stand, each after the one it lies under. */
export function placed(items: readonly TreeItem[]): readonly PlacedItem[] {
  const under = new Map<Id | undefined, TreeItem[]>();
  for (const item of items) {
    const siblings = under.get(item.parentId);
    if (siblings) siblings.push(item);
    else under.set(item.parentId, [item]);
  }
  const walk = (parentId: Id | undefined, level: number): PlacedItem[] =>
    (under.get(parentId) ?? []).flatMap((item, index, { length: count }) => [
      { ...item, level, position: index + 1, count },
      ...walk(item.id, level + 1),
    ]);
  return walk(undefined, 1);
}

/** The ids of the rows a row lies under, nearest first. */
export function holdersOf(items: readonly TreeItem[], id: Id): readonly Id[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  const holders: Id[] = [];
  for (let at = byId.get(id)?.parentId; at !== undefined; at = byId.get(at)?.parentId) holders.push(at);
  return holders;
}

/** Whether rows may be put there as far as the tree goes: neither beside nor into what moves. */
export const isFree = (items: readonly TreeItem[], ids: readonly Id[], { targetId }: Drop): boolean =>
  !ids.includes(targetId) && !holdersOf(items, targetId).some((holder) => ids.includes(holder));

/** Where the arrow keys put rows that stand under the same one; `undefined` where it goes no further. */
export function stepOf(items: readonly TreeItem[], ids: readonly Id[], key: string): Drop | undefined {
  const moved = items.filter(({ id }) => ids.includes(id));
  const [first, last] = [moved[0], moved.at(-1)];
  if (!first || !last) return undefined;
  const siblings = siblingsOf(items, first);
  const before = siblings[siblings.indexOf(first) - 1];
  const after = siblings[siblings.indexOf(last) + 1];
  if (key === 'ArrowUp' && before) return { targetId: before.id, place: 'before' };
  if (key === 'ArrowDown' && after) return { targetId: after.id, place: 'after' };
  if (key === 'ArrowRight' && before?.holds) return { targetId: before.id, place: 'into' };
  if (key === 'ArrowLeft' && first.parentId !== undefined)
    return { targetId: first.parentId, place: 'after' };
  return undefined;
}

/** An order after ids of it were put beside another one; as it was where that one moves too. */
export function reordered(
  order: readonly Id[],
  ids: readonly Id[],
  { targetId, place }: Drop,
): readonly Id[] {
  const rest = order.filter((id) => !ids.includes(id));
  const at = rest.indexOf(targetId);
  if (at < 0) return order;
  return rest.toSpliced(place === 'before' ? at : at + 1, 0, ...order.filter((id) => ids.includes(id)));
}
