import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { DataTableState } from '@/components/DataTable';
import { readTableState, writeTableState } from '@/product/SavedViews';
import { callInIdle } from './callInIdle';

/** How long after a change the address follows, in ms: past the keys of a word and clicks in a row, before anyone copies it. */
const WRITE_DELAY = 250;

function isSameTable(one: URLSearchParams, other: URLSearchParams): boolean {
  const [a, b] = [one, other].map((query) => writeTableState(new URLSearchParams(), readTableState(query)));
  return a?.toString() === b?.toString();
}

/** An address on its way to the router. */
interface Writing {
  callOff: () => void;
  write: () => void;
  isReplaced: boolean;
}

/**
 * A table's search, sort, filters and hidden columns in the address, so that a link opens it the same way. Typing
 * replaces the entry of the history; sorting and filtering add one, so that back undoes them; clicks in quick
 * succession add one together.
 */
export function useTableUrlState(): [DataTableState, (state: DataTableState) => void] {
  const [query, setQuery] = useSearchParams();
  // The router may take a while to follow; a field that waited for it would lose letters of a fast typist.
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
      // The router re-renders the whole page, which a table is not to wait for: what follows at once is written as one.
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
    // Another part of the query was written meanwhile: what was typed into the table just before is not lost by it.
    if (waiting && isSameTable(before, query)) change(wanted);
    else setState(latest.current.state);
  }, [change, query]);
  return [state, change];
}
