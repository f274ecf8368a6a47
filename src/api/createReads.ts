import { infiniteQueryOptions, queryOptions, skipToken } from '@tanstack/react-query';
import { environmentApi, type EnvironmentAddress, type EnvironmentApi, nextPageToken } from './environment';
import type { PlatformApi } from './http';
import { queryKeys } from './queryKeys';

/** Items asked for at a time. */
export const PAGE_SIZE = 100;

/** How often a preview that is being made is asked for again. */
const PREVIEW_TRIES = 5;
/** Milliseconds before it is asked for again first; each time half as long again. */
const PREVIEW_DELAY = 500;

/** A preview is still being made, after all that it was asked for. */
export class PreviewPendingError extends Error {
  override name = 'PreviewPendingError';
}

/** Which of a list are asked for, and in what order. */
export interface ListSearch<By extends string> {
  /** Part of a name; empty for all. */
  readonly search: string;
  readonly sortBy: By;
  readonly sortOrder: 'asc' | 'desc';
}

/** What a list is asked by, with no search where nothing is looked for. */
export const listQuery = <By extends string>({ search, sortBy, sortOrder }: ListSearch<By>) => ({
  ...{ sortBy, sortOrder },
  ...(search !== '' && { search }),
});

type Client = EnvironmentApi;
type Key = readonly unknown[];

/** What goes along with a call: when to give it up, and which calls it takes the place of. */
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

/** The queries of one resource of an environment, such as `templates`; every one of them waits for an environment. */
export function createReads(api: PlatformApi, environment: EnvironmentAddress | undefined, resource: string) {
  const keyOf = (part: Key) => queryKeys.environments.detail(environment?.guid ?? '', resource, ...part);
  const ask = <Answer>(lane: string, read: (client: Client, options: ReadOptions) => Promise<Answer>) =>
    environment
      ? ({ signal }: { signal: AbortSignal }) => read(environmentApi(api, environment), { signal, lane })
      : skipToken;
  return {
    /** Something else. @param lane the name of calls of which the last one counts */
    query: <Answer>(
      key: Key,
      lane: string,
      read: (client: Client, options: ReadOptions) => Promise<Answer>,
    ) => queryOptions({ queryKey: keyOf(key), queryFn: ask(lane, read) }),
    /** What an answer has under `data`. */
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
    /** All of a list, however many pages that takes. */
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
     * A preview that stays as it is under its key. While it is being made it is asked for again, five times at most and
     * ever later, and fails with a PreviewPendingError then; another failure is not tried again.
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
    /** A file that stays as it is under its key; a failure is not tried again. */
    file: (key: Key, lane: string, path: string, query: Readonly<Record<string, string | undefined>> = {}) =>
      queryOptions({
        queryKey: keyOf(key),
        queryFn: ask(lane, (client, options) => client.blob(path, { ...options, query })),
        staleTime: Infinity,
        retry: false,
      }),
  };
}
