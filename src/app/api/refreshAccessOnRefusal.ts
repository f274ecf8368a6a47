import { partialMatchKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { ResponseError } from '@/api/http';

/** What is foreign is unknown to the platform, so that a lost role looks like either. */
const REFUSALS = [403, 404];

/**
 * Fetches again who the user is, and what for, when something is refused: the role that allowed it may have been taken
 * while the page was open. `userKey` holds the user and the permissions. Answers how to stop.
 */
export function refreshAccessOnRefusal(queryClient: QueryClient, userKey: QueryKey): () => void {
  const hear = (error: unknown) => {
    if (error instanceof ResponseError && REFUSALS.includes(error.status))
      void queryClient.invalidateQueries({ queryKey: userKey });
  };
  const stops = [
    queryClient.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') hear(event.action.error);
    }),
    queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'error') return;
      if (!partialMatchKey(event.query.queryKey, userKey)) hear(event.action.error);
    }),
  ];
  return () => stops.forEach((stop) => stop());
}
