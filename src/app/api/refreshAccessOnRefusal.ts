import { partialMatchKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { ResponseError } from '@/api/http';

/** The platform returns 404 for foreign objects, so a lost role may cause either. */
const REFUSALS = [403, 404];

/**
 * Loads the user and the permissions again after a refusal: the role may have been taken away while the page was open.
 * `userKey` is the prefix of both queries. Returns a function that stops it.
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
