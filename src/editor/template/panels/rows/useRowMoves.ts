import { useState } from 'react';
import type { Id } from '@/engine/document';
import type { RowHandlers } from './RowTree';
import { getAncestors, getKeyboardDrop, isFree, type Drop, type PlacedItem, type TreeItem } from './rows';

interface RowMovesInput extends Pick<RowHandlers, 'onMove'> {
  items: readonly TreeItem[];
  /** All rows, also folded ones. */
  all: readonly PlacedItem[];
  selected: readonly Id[];
  isAllowed: (ids: readonly Id[], drop: Drop) => boolean;
  /** Called after a move. */
  onMoved: (ids: readonly Id[], drop: Drop) => void;
}

interface RowMoves {
  /** Why the last move was refused. */
  readonly refusal: string | undefined;
  readonly move: (ids: readonly Id[], drop: Drop) => void;
  /** Moves a row, and the selected ones with it, by a key. */
  readonly moveByKey: (id: Id, key: string) => void;
  /** Returns the rows that move with a row. */
  readonly movable: (id: Id) => readonly Id[];
  /** Returns the move of a single row by a key; undefined if it can't move there. */
  readonly step: (id: Id, key: string) => (() => void) | undefined;
}

/** Moves the rows of a tree within its rules. */
export function useRowMoves({ items, all, selected, onMove, isAllowed, onMoved }: RowMovesInput): RowMoves {
  const [refusal, setRefusal] = useState<string>();
  const move = (ids: readonly Id[], drop: Drop) => {
    if (!onMove || !isFree(items, ids, drop) || !isAllowed(ids, drop)) return;
    const fault = onMove(ids, drop);
    setRefusal(fault);
    if (fault === undefined) onMoved(ids, drop);
  };
  const movable = (id: Id) => {
    if (!selected.includes(id)) return [id];
    // Children move with their parent.
    return all
      .map((row) => row.id)
      .filter(
        (row) => selected.includes(row) && !getAncestors(items, row).some((it) => selected.includes(it)),
      );
  };
  const moveByKey = (id: Id, key: string) => {
    const ids = movable(id);
    const drop = getKeyboardDrop(items, ids, key);
    if (drop) move(ids, drop);
  };
  const step = (id: Id, key: string): (() => void) | undefined => {
    const drop = getKeyboardDrop(items, [id], key);
    return onMove && drop && isAllowed([id], drop) ? () => move([id], drop) : undefined;
  };
  return { refusal, move, moveByKey, movable, step };
}
