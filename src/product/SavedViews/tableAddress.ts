import { initialTableState, type DataTableState } from '@/components/DataTable';

const FILTER = 'filter.';

/** Reads a table's state from an address: `q`, `sort`, `hide`, `view`, and one `filter.<id>` per value. */
export function readTableState(query: URLSearchParams): DataTableState {
  const [column, direction] = query.get('sort')?.split(':') ?? [];
  const filters = new Map<string, string[]>();
  for (const [key, value] of query) {
    if (!key.startsWith(FILTER) || value === '') continue;
    const id = key.slice(FILTER.length);
    filters.set(id, [...new Set([...(filters.get(id) ?? []), value])]);
  }
  return {
    ...initialTableState,
    search: query.get('q') ?? '',
    sort: column ? { column, direction: direction === 'desc' ? 'desc' : 'asc' } : undefined,
    filters: Object.fromEntries(filters),
    hiddenColumns: query.get('hide')?.split(',').filter(Boolean) ?? [],
    view: query.get('view') || undefined,
  };
}

/** Writes a table's state into an address query and keeps its other parts. */
export function writeTableState(query: URLSearchParams, state: DataTableState): URLSearchParams {
  const others = [...query].filter(
    ([key]) => !['q', 'sort', 'hide', 'view'].includes(key) && !key.startsWith(FILTER),
  );
  const next = new URLSearchParams(others);
  if (state.view) next.set('view', state.view);
  if (state.search) next.set('q', state.search);
  if (state.sort) next.set('sort', `${state.sort.column}:${state.sort.direction}`);
  if (state.hiddenColumns.length > 0) next.set('hide', state.hiddenColumns.join(','));
  for (const [id, values] of Object.entries(state.filters))
    for (const value of values) if (value) next.append(FILTER + id, value);
  return next;
}

/** Serialises search, order, filters and hidden columns; equal states give equal texts. */
export function serialiseTableState(state: DataTableState): string {
  const filters = Object.entries(state.filters).sort(([one], [other]) => (one < other ? -1 : 1));
  const sorted = filters.map(([id, values]) => [id, [...values].sort()] as const);
  const plain = { ...state, view: undefined, filters: Object.fromEntries(sorted) };
  return writeTableState(new URLSearchParams(), plain).toString();
}
