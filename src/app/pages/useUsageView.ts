import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { readUsageView, type UsageView } from '@/features/usage';

/** Keeps the view of the usage in the address, under the platform's names. */
export function useUsageView(): [UsageView, (view: UsageView) => void] {
  const [query, setQuery] = useSearchParams();
  const view = useMemo(() => readUsageView((name) => query.get(name)), [query]);
  const change = useCallback(
    ({ groupBy, start, end, top, preset }: UsageView) =>
      setQuery(
        (previous) => {
          const values = { groupBy, startDate: start, endDate: end, top, period: preset };
          for (const [name, value] of Object.entries(values)) {
            if (value) previous.set(name, value);
            else previous.delete(name);
          }
          return previous;
        },
        { preventScrollReset: true },
      ),
    [setQuery],
  );
  return [view, change];
}
