import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import type { Id } from '@/engine/document';
import type { PlacedItem } from './rows';

/** A row that gets the focus after the next render, and whether to announce its position. */
interface NextRow {
  readonly id: Id;
  readonly announces: boolean;
}

interface RowFocusInput {
  tree: RefObject<HTMLElement | null>;
  /** The live region that announces positions. */
  status: RefObject<HTMLElement | null>;
  /** All rows, also folded ones. */
  all: readonly PlacedItem[];
  selected: readonly Id[];
}

interface RowFocus {
  readonly focusNow: (id: Id | undefined) => void;
  readonly focusNext: (next: NextRow) => void;
}

/** Moves the focus between the rows of a tree, and scrolls the last selected one into view. */
export function useRowFocus({ tree, status, all, selected }: RowFocusInput): RowFocus {
  const [next, focusNext] = useState<NextRow>();
  const focusNow = (id: Id | undefined) =>
    tree.current?.querySelector<HTMLElement>(`[data-row-id="${id}"]`)?.focus();

  useLayoutEffect(
    () => {
      const item = all.find(({ id }) => id === next?.id);
      if (!next || !item) return;
      focusNow(item.id);
      if (next.announces) status.current?.replaceChildren(`${item.name}, ${item.position} of ${item.count}`);
    },
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each, and not again as rows change
    [next],
  );
  const last = selected.at(-1);
  useEffect(() => {
    const row = tree.current?.querySelector(`[data-row-id="${last}"]`);
    // Without a layout, as in unit tests, there is nothing to scroll.
    row?.scrollIntoView?.({ block: 'nearest' });
  }, [tree, last]);
  return { focusNow, focusNext };
}
