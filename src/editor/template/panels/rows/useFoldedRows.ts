import { useState } from 'react';
import type { Id } from '@/engine/document';
import { getAncestors, placeItems, type TreeItem } from './rows';

/** Keeps which rows of a tree are folded. */
export function useFoldedRows(items: readonly TreeItem[]) {
  const [folded, setFolded] = useState<readonly Id[]>([]);
  const all = placeItems(items);
  const unfold = (id: Id) => setFolded(folded.filter((other) => other !== id));
  return {
    /** All rows in the order of the tree. */
    all,
    /** Those that no folded row hides. */
    rows: all.filter(({ id }) => !getAncestors(items, id).some((holder) => folded.includes(holder))),
    folded,
    hasChildren: (id: Id) => items.some(({ parentId }) => parentId === id),
    /** Whether any row is in another one, or can hold some. */
    isNested: items.some(({ parentId, holds }) => parentId !== undefined || holds === true),
    fold: (id: Id, isFolded: boolean) => (isFolded ? setFolded([...folded, id]) : unfold(id)),
    unfold,
  };
}
