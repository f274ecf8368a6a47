import { useRef, type KeyboardEvent, type MouseEvent, type SyntheticEvent } from 'react';
import type { Id } from '@/engine/document';
import { getAncestors, type PlacedItem, type TreeItem } from './rows';

interface RowKeysInput {
  items: readonly TreeItem[];
  /** The visible rows. */
  rows: readonly PlacedItem[];
  selected: readonly Id[];
  hasMany: boolean;
  folded: readonly Id[];
  hasChildren: (id: Id) => boolean;
  fold: (id: Id, isFolded: boolean) => void;
  select: (ids: readonly Id[], at: Id) => void;
  focus: (id: Id) => void;
  move: (id: Id, key: string) => void;
  onDelete: (ids: readonly Id[]) => void;
  setRenaming: (id: Id) => void;
}

/** Returns the rows between two rows, in either direction. */
function range(rows: readonly PlacedItem[], from: Id, to: Id): readonly Id[] {
  const ids = rows.map(({ id }) => id);
  const [start, end] = [ids.indexOf(from), ids.indexOf(to)].sort((a, b) => a - b);
  const between = ids.slice(start, (end ?? 0) + 1);
  return [...between.filter((id) => id !== to), to];
}

/** Handles keys and presses in a tree. Handled keys do not reach the editor. */
export function useRowKeys(input: RowKeysInput) {
  const { items, rows, selected, hasMany, folded, hasChildren, fold, select, focus, move } = input;
  /** The start of a range selection. */
  const anchor = useRef<Id>(undefined);

  /**
   * Returns the row of an event; undefined for a button or field inside it, or for a menu, which is rendered
   * elsewhere.
   */
  const rowIn = ({ target, currentTarget }: SyntheticEvent): Id | undefined => {
    if (!(target instanceof Element) || !currentTarget.contains(target)) return undefined;
    if (target.closest('button, input, [data-fold]')) return undefined;
    return target.closest<HTMLElement>('[data-row-id]')?.dataset['rowId'];
  };

  const choose = (id: Id, { isRange, isToggle }: { isRange: boolean; isToggle: boolean }) => {
    const start = rows.some((row) => row.id === anchor.current) ? anchor.current : selected.at(-1);
    if (hasMany && isRange && start !== undefined) return select(range(rows, start, id), id);
    anchor.current = id;
    if (!hasMany || !isToggle) return select([id], id);
    select(selected.includes(id) ? selected.filter((other) => other !== id) : [...selected, id], id);
  };

  const goTo = (id: Id | undefined, isRange: boolean) => {
    if (id === undefined) return;
    choose(id, { isRange, isToggle: false });
    focus(id);
  };

  const arrow = (id: Id, event: KeyboardEvent) => {
    const at = rows.findIndex((row) => row.id === id);
    const { key, shiftKey } = event;
    if (key === 'ArrowDown') return goTo(rows[at + 1]?.id, shiftKey);
    if (key === 'ArrowUp') return goTo(rows[at - 1]?.id, shiftKey);
    if (key === 'Home') return goTo(rows[0]?.id, shiftKey);
    if (key === 'End') return goTo(rows.at(-1)?.id, shiftKey);
    const isOpen = hasChildren(id) && !folded.includes(id);
    if (key === 'ArrowRight') return isOpen ? goTo(rows[at + 1]?.id, false) : fold(id, false);
    if (isOpen) fold(id, true);
    else goTo(getAncestors(items, id)[0], false);
  };

  /** @returns whether the key was handled */
  const press = (id: Id, event: KeyboardEvent): boolean => {
    const { key, altKey, ctrlKey, metaKey } = event;
    const isCommand = ctrlKey || metaKey;
    if (altKey && key.startsWith('Arrow')) move(id, key);
    else if (!isCommand && !altKey && /^(?:Arrow.*|Home|End)$/.test(key)) arrow(id, event);
    else if (key === 'F2') input.setRenaming(id);
    else if (key === 'Delete' || key === 'Backspace') input.onDelete(selected.includes(id) ? selected : [id]);
    else if (key === 'Enter' || key === ' ') choose(id, { isRange: false, isToggle: isCommand });
    else if (hasMany && isCommand && key === 'a')
      select(
        rows.map((row) => row.id),
        id,
      );
    else return false;
    return true;
  };

  return {
    rowIn,
    onKeyDown: (event: KeyboardEvent) => {
      const id = rowIn(event);
      if (id === undefined || !press(id, event)) return;
      event.preventDefault();
      event.stopPropagation();
    },
    onClick: (event: MouseEvent) => {
      const { target } = event;
      const fold_ = target instanceof Element ? target.closest('[data-fold]') : null;
      const folding = fold_?.closest<HTMLElement>('[data-row-id]')?.dataset['rowId'];
      if (folding !== undefined) return fold(folding, !folded.includes(folding));
      const id = rowIn(event);
      if (id === undefined) return;
      choose(id, { isRange: event.shiftKey, isToggle: event.ctrlKey || event.metaKey });
      focus(id);
    },
    onDoubleClick: (event: MouseEvent) => {
      const id = rowIn(event);
      if (id !== undefined) input.setRenaming(id);
    },
  };
}
