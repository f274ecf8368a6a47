import { infiniteQueryOptions, queryOptions, skipToken } from '@tanstack/react-query';
import type { CollectionSort } from '@/domain/collection';
import type { PreviewQuality } from '@/domain/template';
import { environmentApi, nextPageToken, type EnvironmentAddress } from '../environment';
import type { PlatformApi } from '../http';
import { queryKeys } from '../queryKeys';
import type { TemplateCollection } from '../types';

/** Collections asked for at a time. */
const PAGE_SIZE = 100;

/** Which collections are listed, and how. */
interface CollectionSearch {
  readonly search: string;
  readonly sortBy: CollectionSort;
  readonly sortOrder: 'asc' | 'desc';
}

/** A template as a collection holds it. */
export type CollectionTemplate = TemplateCollection['templates'][number];

interface PreviewRequest extends Pick<CollectionTemplate, 'id' | 'revision'> {
  readonly collectionId: string;
  readonly quality: PreviewQuality;
}

/** What can be read of the template collections of an environment; waits for one. */
export function collectionQueries(api: PlatformApi, environment: EnvironmentAddress | undefined) {
  const key = (...part: readonly unknown[]) =>
    queryKeys.environments.detail(environment?.guid ?? '', 'collections', ...part);
  return {
    /** Page by page. */
    list: ({ search, sortBy, sortOrder }: CollectionSearch) =>
      infiniteQueryOptions({
        queryKey: key('list', { search, sortBy, sortOrder }),
        initialPageParam: undefined as string | undefined,
        queryFn: environment
          ? ({ signal, pageParam }) =>
              environmentApi(api, environment).get(
                '/template-collections',
                {
                  params: {
                    query: {
                      ...{ limit: PAGE_SIZE, sortBy, sortOrder },
                      ...(search !== '' && { search }),
                      ...(pageParam !== undefined && { nextPageToken: pageParam }),
                    },
                  },
                },
                { signal, lane: 'collections' },
              )
          : skipToken,
        getNextPageParam: ({ links }) => nextPageToken(links.nextPage),
      }),
    /** One, with its templates. */
    one: (collectionId: string) =>
      queryOptions({
        queryKey: key('one', collectionId),
        queryFn: environment
          ? async ({ signal }) => {
              const params = { path: { collectionId } };
              const client = environmentApi(api, environment);
              const path = '/template-collections/{collectionId}';
              return (await client.get(path, { params }, { signal, lane: `collection ${collectionId}` }))
                .data;
            }
          : skipToken,
      }),
    /** A picture of a template of the collection, kept until the template is saved anew. */
    preview: ({ collectionId, id, revision, quality }: PreviewRequest) =>
      queryOptions({
        queryKey: key('preview', collectionId, id, revision, quality),
        queryFn: environment
          ? ({ signal }) =>
              environmentApi(api, environment).blob(
                `template-collections/${collectionId}/templates/${id}/preview/${quality}`,
                { signal, lane: `collection preview ${collectionId} ${id} ${quality}` },
              )
          : skipToken,
        staleTime: Infinity,
        retry: false,
      }),
  };
}
