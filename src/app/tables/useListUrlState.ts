import type { ListView } from '@/product/SearchedList';
import { useTableUrlState } from './useTableUrlState';

/** Further parameters of a list in the address, besides search and order: any number of values for each. */
type Filters = Readonly<Record<string, readonly string[]>>;

/** Keeps the search, order and filters of a list in the address. An unknown order falls back to the initial one. */
export function useListUrlState<By extends string>(sorts: readonly By[], beginning: ListView<By>['sort']) {
  const [state, onStateChange] = useTableUrlState();
  const { search, sort: asked, filters } = state;
  const by = sorts.find((each) => each === asked?.column);
  const view: ListView<By> = {
    search,
    sort: by && asked ? { by, direction: asked.direction } : beginning,
  };
  const onViewChange = (next: ListView<By>, changed: Filters = {}) =>
    onStateChange({
      ...state,
      search: next.search,
      sort: { column: next.sort.by, direction: next.sort.direction },
      filters: { ...filters, ...changed },
    });
  return { view, onViewChange, filters, sort: asked, state, onStateChange };
}
