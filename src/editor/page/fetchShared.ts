import {
  isCancelledError,
  type FetchQueryOptions,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';

/**
 * Reads through the cache what parts of the page may be reading too. When the last of them goes, its call is cancelled
 * for whoever else waits; then it is made again.
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
