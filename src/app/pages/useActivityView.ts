import { EVERYTHING, type ActivityView } from '@/features/activity';
import { useTableUrlState } from '../tables/useTableUrlState';

/** Which writes are looked at, in the address. */
export function useActivityView(): [ActivityView, (view: ActivityView) => void] {
  const [state, onStateChange] = useTableUrlState();
  const view: ActivityView = { ...EVERYTHING, ...state.filters, search: state.search };
  return [view, ({ search, ...filters }) => onStateChange({ ...state, search, filters })];
}
