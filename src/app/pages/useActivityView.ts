import { EVERYTHING, type ActivityView } from '@/features/activity';
import { useTableUrlState } from '../tables/useTableUrlState';

/** Which writes are looked at, in the address; each of its parts has one value or none. */
export function useActivityView(): [ActivityView, (view: ActivityView) => void] {
  const [state, onStateChange] = useTableUrlState();
  const named = Object.entries(state.filters).map(([id, values]) => [id, values[0] ?? '']);
  const view: ActivityView = { ...EVERYTHING, ...Object.fromEntries(named), search: state.search };
  const change = ({ search, ...parts }: ActivityView) => {
    const filters = Object.entries(parts).map(([id, value]) => [id, value === '' ? [] : [value]] as const);
    onStateChange({ ...state, search, filters: Object.fromEntries(filters) });
  };
  return [view, change];
}
