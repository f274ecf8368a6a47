import { useEffect, useRef, useState } from 'react';
import type { DataTableState } from '@/components/DataTable';
import { isSameIgnoringCase } from '@/domain/equality';
import { useNotify } from '@/product/FeatureContext';
import { changeViews, readViews, type SavedView } from './keptViews';
import { readTableState, serialiseTableState } from './tableAddress';

/** The saved views of a list, the current one, and functions that change them. */
export function useSavedViews(
  list: string,
  state: DataTableState,
  onStateChange: (state: DataTableState) => void,
) {
  const tell = useNotify();
  const [views, setViews] = useState<readonly SavedView[]>([]);
  const query = serialiseTableState(state);
  const current = views.find(({ name }) => name === state.view);

  const open = ({ name, query: kept }: SavedView) =>
    onStateChange({ ...readTableState(new URLSearchParams(kept)), view: name });
  const latest = useRef({ state, query, open, onStateChange, tell });
  useEffect(() => {
    latest.current = { state, query, open, onStateChange, tell };
  });
  useEffect(() => {
    let isLeft = false;
    void readViews(list).then((kept) => {
      if (isLeft) return;
      setViews(kept);
      const now = latest.current;
      const asked = now.state.view;
      if (asked === undefined) return;
      const found = kept.find(({ name }) => isSameIgnoringCase(name, asked));
      // An address with only a view's name means the whole view; its other parameters override it.
      if (found && now.query === '') now.open(found);
      if (found || now.query !== '') return;
      now.onStateChange({ ...now.state, view: undefined });
      now.tell(`There is no view “${asked}” of this list in this browser.`, 'INFORMATIVE');
    });
    return () => {
      isLeft = true;
    };
  }, [list]);

  const change = async (make: (views: readonly SavedView[]) => readonly SavedView[]): Promise<boolean> => {
    const next = await changeViews(list, make);
    if (next) setViews(next);
    else tell('This browser stores no data, so views can’t be saved.', 'NEGATIVE');
    return next !== undefined;
  };
  const without = (present: readonly SavedView[], gone: string) =>
    present.filter(({ name }) => !isSameIgnoringCase(name, gone));

  return {
    views,
    current,
    /** Whether the list differs from the current view. */
    isChanged: current !== undefined && current.query !== query,
    isPlain: query === '',
    open,
    /** Saves the current state under a name and replaces a view of that name. */
    save: async (name: string) => {
      const isKept = await change((present) => [...without(present, name), { name, query }]);
      if (!isKept) return;
      onStateChange({ ...state, view: name });
      tell(`The view “${name}” was saved.`);
    },
    rename: async (view: SavedView, name: string) => {
      const isKept = await change((present) => [
        ...without(without(present, view.name), name),
        { ...view, name },
      ]);
      if (isKept) onStateChange({ ...state, view: name });
    },
    remove: async (view: SavedView) => {
      if (!(await change((present) => without(present, view.name)))) return;
      onStateChange({ ...state, view: undefined });
      tell(`The view “${view.name}” was deleted.`, 'POSITIVE', () => {
        void change((present) => [...without(present, view.name), view]);
      });
    },
    /** Whether another view has the name, ignoring case. */
    isTaken: (name: string, but?: SavedView) =>
      views.some((view) => isSameIgnoringCase(view.name, name.trim()) && view.name !== but?.name),
  };
}
