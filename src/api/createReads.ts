import { infiniteQueryOptions, queryOptions, skipToken } from '@tanstack/react-query';
import { environmentApi, type EnvironmentAddress, type EnvironmentApi, nextPageToken } from './environment';
import type { PlatformApi } from './http';
import { queryKeys } from './queryKeys';

/** Items of a page. */
export const PAGE_SIZE = 100;

/** The maximum number of retries for a pending preview. */
const PREVIEW_TRIES = 5;
/** Milliseconds before the first retry; each further one is half as long again. */
const PREVIEW_DELAY = 500;

/** A preview that is still pending after all retries. */
export class PreviewPendingError extends Error {
  override name = 'PreviewPendingError';
}

/** The search and order of a list. */
export interface ListSearch<By extends string> {
  /** Part of a name; empty for all. */
  readonly search: string;
  readonly sortBy: By;
  readonly sortOrder: 'asc' | 'desc';
}

/** Returns the query parameters of a list; an empty search is left out. */
export const listQuery = <By extends string>({ search, sortBy, sortOrder }: ListSearch<By>) => ({
  sortBy,
  sortOrder,
  ...(search !== '' && { search }),
});

type Client = EnvironmentApi;
type Key = readonly unknown[];

/** The options of a call: its cancellation, and its lane. */
interface ReadOptions {
  readonly signal: AbortSignal;
  readonly lane: string;
}

interface PageQuery {
  readonly limit: number;
  readonly nextPageToken?: string;
}

interface Page<Item = unknown> {
  readonly data: readonly Item[];
  readonly links: { readonly nextPage?: string };
}

const pageQuery = (token: string | undefined): PageQuery => ({
  limit: PAGE_SIZE,
  ...(token !== undefined && { nextPageToken: token }),
});

/** Creates the queries of one resource of an environment, such as `templates`; all are idle without an environment. */
export function createReads(api: PlatformApi, environment: EnvironmentAddress | undefined, resource: string) {
  const keyOf = (part: Key) => queryKeys.environments.detail(environment?.guid ?? '', resource, ...part);
  const ask = <Answer>(lane: string, read: (client: Client, options: ReadOptions) => Promise<Answer>) =>
    environment
      ? ({ signal }: { signal: AbortSignal }) => read(environmentApi(api, environment), { signal, lane })
      : skipToken;
  return {
    /**
     * Any other read.
     * @param lane calls in a lane cancel their predecessor
     */
    query: <Answer>(
      key: Key,
      lane: string,
      read: (client: Client, options: ReadOptions) => Promise<Answer>,
    ) => queryOptions({ queryKey: keyOf(key), queryFn: ask(lane, read) }),
    /** The `data` of an answer. */
    one: <Data>(
      key: Key,
      lane: string,
      read: (client: Client, options: ReadOptions) => Promise<{ readonly data: Data }>,
    ) =>
      queryOptions({
        queryKey: keyOf(key),
        queryFn: ask(lane, async (client, options) => (await read(client, options)).data),
      }),
    /** A list page by page. */
    pages: <Answer extends Page>(
      key: Key,
      lane: string,
      read: (client: Client, page: PageQuery, options: ReadOptions) => Promise<Answer>,
    ) =>
      infiniteQueryOptions({
        queryKey: keyOf(key),
        initialPageParam: undefined as string | undefined,
        queryFn: environment
          ? ({ signal, pageParam }) =>
              read(environmentApi(api, environment), pageQuery(pageParam), { signal, lane })
          : skipToken,
        getNextPageParam: ({ links }) => nextPageToken(links.nextPage),
      }),
    /** A whole list, over all pages. */
    all: <Item>(
      key: Key,
      lane: string,
      read: (client: Client, page: PageQuery, options: ReadOptions) => Promise<Page<Item>>,
    ) =>
      queryOptions({
        queryKey: keyOf(key),
        queryFn: ask(lane, async (client, options) => {
          const all: Item[] = [];
          let token: string | undefined;
          do {
            const page = await read(client, pageQuery(token), options);
            all.push(...page.data);
            token = nextPageToken(page.links.nextPage);
          } while (token !== undefined);
          return all;
        }),
      }),
    /**
     * A preview, which never changes under its key. A pending one is retried five times with growing delays, then fails
     * with a PreviewPendingError. Other failures are not retried.
     */
    preview: (
      key: Key,
      lane: string,
      path: string,
      query: Readonly<Record<string, string | undefined>> = {},
    ) =>
      queryOptions({
        queryKey: keyOf(key),
        queryFn: ask(lane, async (client, options) => {
          const preview = await client.preview(path, { ...options, query });
          if (preview.state === 'pending') throw new PreviewPendingError('It is still being made.');
          return new Blob([preview.bytes], { type: preview.type });
        }),
        staleTime: Infinity,
        retry: (count, error) => error instanceof PreviewPendingError && count < PREVIEW_TRIES,
        retryDelay: (count) => PREVIEW_DELAY * 1.5 ** count,
      }),
    /** A file, which never changes under its key; failures are not retried. */
    file: (key: Key, lane: string, path: string, query: Readonly<Record<string, string | undefined>> = {}) =>
      queryOptions({
        queryKey: keyOf(key),
        queryFn: ask(lane, (client, options) => client.blob(path, { ...options, query })),
        staleTime: Infinity,
        retry: false,
      }),
  };
}
