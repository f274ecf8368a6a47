import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { initialTableState, type DataTableState } from '@/components/DataTable';

const FILTER = 'filter.';

/** How a table is looked at, as it stands in an address: `q`, `sort`, `hide` and `filter.<id>`. */
export function readTableState(query: URLSearchParams): DataTableState {
  const [column, direction] = query.get('sort')?.split(':') ?? [];
  const filters = [...query].filter(([key]) => key.startsWith(FILTER));
  return {
    ...initialTableState,
    search: query.get('q') ?? '',
    sort: column ? { column, direction: direction === 'desc' ? 'desc' : 'asc' } : undefined,
    filters: Object.fromEntries(filters.map(([key, value]) => [key.slice(FILTER.length), value])),
    hiddenColumns: query.get('hide')?.split(',').filter(Boolean) ?? [],
  };
}

/** The address with a table's state in it; other parts of the query stay. */
export function writeTableState(query: URLSearchParams, state: DataTableState): URLSearchParams {
  const others = [...query].filter(
    ([key]) => !['q', 'sort', 'hide'].includes(key) && !key.startsWith(FILTER),
  );
  const next = new URLSearchParams(others);
  if (state.search) next.set('q', state.search);
  if (state.sort) next.set('sort', `${state.sort.column}:${state.sort.direction}`);
  if (state.hiddenColumns.length > 0) next.set('hide', state.hiddenColumns.join(','));
  for (const [id, value] of Object.entries(state.filters)) if (value) next.set(FILTER + id, value);
  return next;
}

/**
 * A table's search, sort, filters and hidden columns in the address, so that a link opens it the same way. Typing
 * replaces the entry of the history; sorting and filtering add one, so that back undoes them.
 */
export function useTableUrlState(): [DataTableState, (state: DataTableState) => void] {
  const [query, setQuery] = useSearchParams();
  const state = useMemo(() => readTableState(query), [query]);
  const change = useCallback(
    (next: DataTableState) =>
      setQuery((previous) => writeTableState(previous, next), { replace: next.search !== state.search }),
    [setQuery, state.search],
  );
  return [state, change];
}
