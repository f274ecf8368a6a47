import type { ReactNode } from 'react';
import type { IconGlyph } from '@/components/Icon';
import type { Id } from '@/engine/document';

/** A row of a tree. */
export interface TreeItem {
  readonly id: Id;
  readonly name: string;
  /** Id of its parent row. @default a top-level row */
  readonly parentId?: Id | undefined;
  /** Whether it can have children. @default false */
  readonly holds?: boolean;
  readonly glyph?: IconGlyph;
  /** Its kind, for screen readers. */
  readonly kind?: string;
  /** Further facts for screen readers, such as "hidden". */
  readonly facts?: string | undefined;
  /** Small text after the name. */
  readonly detail?: string;
  /** Replaces the icon. */
  readonly picture?: ReactNode;
  /** Content after the name. */
  readonly mark?: ReactNode;
  /** Whether it appears dimmed, because nothing of it is visible. @default false */
  readonly isDimmed?: boolean;
}

/** A drop position: next to a row, or inside it as the last child. */
export interface Drop {
  readonly targetId: Id;
  readonly place: 'before' | 'after' | 'into';
}

/** A row with its position in the tree. */
export interface PlacedItem extends TreeItem {
  /** 1 for top-level rows. */
  readonly level: number;
  /** From 1, among its siblings. */
  readonly position: number;
  /** Number of its siblings, itself included. */
  readonly count: number;
}

const siblingsOf = (items: readonly TreeItem[], { parentId }: TreeItem): readonly TreeItem[] =>
  items.filter((other) => other.parentId === parentId);

/** Returns all rows in tree order with their positions. */
export function placeItems(items: readonly TreeItem[]): readonly PlacedItem[] {
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

/** Returns the ids of a row's ancestors, nearest first. */
export function getAncestors(items: readonly TreeItem[], id: Id): readonly Id[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  const holders: Id[] = [];
  for (let at = byId.get(id)?.parentId; at !== undefined; at = byId.get(at)?.parentId) holders.push(at);
  return holders;
}

/** Whether the tree allows a drop there: not at a moved row or inside one. */
export const isFree = (items: readonly TreeItem[], ids: readonly Id[], { targetId }: Drop): boolean =>
  !ids.includes(targetId) && !getAncestors(items, targetId).some((holder) => ids.includes(holder));

/** Returns where an arrow key moves sibling rows; `undefined` at the end. */
export function getKeyboardDrop(
  items: readonly TreeItem[],
  ids: readonly Id[],
  key: string,
): Drop | undefined {
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

/** Moves ids next to another one in an order; unchanged if that one is moved as well. */
export function reorder(order: readonly Id[], ids: readonly Id[], { targetId, place }: Drop): readonly Id[] {
  const rest = order.filter((id) => !ids.includes(id));
  const at = rest.indexOf(targetId);
  if (at < 0) return order;
  return rest.toSpliced(place === 'before' ? at : at + 1, 0, ...order.filter((id) => ids.includes(id)));
}
