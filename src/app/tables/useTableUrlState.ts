import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { DataTableState } from '@/components/DataTable';
import { readTableState, writeTableState } from '@/product/SavedViews';
import { callInIdle } from './callInIdle';

/**
 * Delay before the address is updated, in ms: longer than between keys of a word or quick clicks, shorter than it takes
 * to copy it.
 */
const WRITE_DELAY = 250;

function isSameTable(one: URLSearchParams, other: URLSearchParams): boolean {
  const [a, b] = [one, other].map((query) => writeTableState(new URLSearchParams(), readTableState(query)));
  return a?.toString() === b?.toString();
}

/** An address update in progress. */
interface Writing {
  callOff: () => void;
  write: () => void;
  isReplaced: boolean;
}

/**
 * Keeps a table's search, sort, filters and hidden columns in the address, for links. Typing replaces the history
 * entry; sorting and filtering add one, so that Back undoes them; quick clicks share one.
 */
export function useTableUrlState(): [DataTableState, (state: DataTableState) => void] {
  const [query, setQuery] = useSearchParams();
  // The router may follow slowly; a field that waited for it would lose letters of a fast typist.
  const [state, setState] = useState(() => readTableState(query));
  const latest = useRef({ state, address: query.toString() });
  const shown = useRef(query);
  const underWay = useRef(new Set<string>());
  const writing = useRef<Writing>(undefined);
  useEffect(() => () => writing.current?.callOff(), []);

  const change = useCallback(
    (next: DataTableState) => {
      const replace = next.search !== latest.current.state.search;
      const written = writeTableState(new URLSearchParams(latest.current.address), next);
      latest.current = { state: next, address: written.toString() };
      underWay.current.add(latest.current.address);
      setState(next);
      // The router re-renders the whole page, which a table should not wait for: quick changes are written together.
      const waiting = writing.current;
      waiting?.callOff();
      if (waiting?.isReplaced && !replace) waiting.write();
      const isReplaced = replace && waiting?.isReplaced !== false;
      const write = () => {
        writing.current = undefined;
        setQuery(written, { replace: isReplaced });
      };
      writing.current = { callOff: callInIdle(WRITE_DELAY, write), write, isReplaced };
    },
    [setQuery],
  );
  useEffect(() => {
    const address = query.toString();
    const before = shown.current;
    shown.current = query;
    const isOwn = underWay.current.has(address);
    if (address === latest.current.address) underWay.current.clear();
    if (isOwn || address === latest.current.address) return;
    const waiting = writing.current;
    const wanted = latest.current.state;
    waiting?.callOff();
    writing.current = undefined;
    latest.current = { state: readTableState(query), address };
    // Another part of the query changed meanwhile: keeps the table's pending input.
    if (waiting && isSameTable(before, query)) change(wanted);
    else setState(latest.current.state);
  }, [change, query]);
  return [state, change];
}
