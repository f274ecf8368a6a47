import {
  isCancelledError,
  type FetchQueryOptions,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';

/**
 * Fetches through the query cache, shared with the page's own queries. Unmounting the last of those cancels the
 * shared request; then it is fetched again.
 */
export async function fetchShared<Read, Key extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<Read, Error, Read, Key>,
): Promise<Read> {
  try {
    return await client.fetchQuery(query);
  } catch (error) {
    if (isCancelledError(error) && error.revert === true) return fetchShared(client, query);
    throw error;
  }
}
