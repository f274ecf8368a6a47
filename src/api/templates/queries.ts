import { infiniteQueryOptions, queryOptions, skipToken } from '@tanstack/react-query';
import type { PreviewQuality, TemplateSort } from '@/domain/template';
import { environmentApi, type EnvironmentAddress, nextPageToken } from '../environment';
import type { PlatformApi } from '../http';
import { queryKeys } from '../queryKeys';
import type { Template } from '../types';

/** Templates asked for at a time. */
const PAGE_SIZE = 100;

/** Which templates are listed, and how. */
interface TemplateSearch {
  readonly search: string;
  readonly sortBy: TemplateSort;
  readonly sortOrder: 'asc' | 'desc';
}

interface PreviewRequest extends Pick<Template, 'id' | 'revision'> {
  readonly quality: PreviewQuality;
  readonly layoutId?: string;
  readonly pageId?: string;
}

/** What can be read of the templates of an environment; waits for one. */
export function templateQueries(api: PlatformApi, environment: EnvironmentAddress | undefined) {
  const key = (...part: readonly unknown[]) =>
    queryKeys.environments.detail(environment?.guid ?? '', 'templates', ...part);
  return {
    /** Page by page. */
    list: ({ search, sortBy, sortOrder }: TemplateSearch) =>
      infiniteQueryOptions({
        queryKey: key('list', { search, sortBy, sortOrder }),
        initialPageParam: undefined as string | undefined,
        queryFn: environment
          ? ({ signal, pageParam }) =>
              environmentApi(api, environment).get(
                '/templates',
                {
                  params: {
                    query: {
                      ...{ limit: PAGE_SIZE, sortBy, sortOrder },
                      ...(search !== '' && { search }),
                      ...(pageParam !== undefined && { nextPageToken: pageParam }),
                    },
                  },
                },
                { signal, lane: 'templates' },
              )
          : skipToken,
        getNextPageParam: ({ links }) => nextPageToken(links.nextPage),
      }),
    /** The document, as it was saved. */
    document: ({ id, revision }: Pick<Template, 'id' | 'revision'>) =>
      queryOptions({
        queryKey: key('document', id, revision),
        queryFn: environment
          ? ({ signal }) =>
              environmentApi(api, environment).get(
                '/templates/{templateId}/download',
                { params: { path: { templateId: id } } },
                { signal, lane: `document ${id}` },
              )
          : skipToken,
      }),
    /** A picture of one page, kept until the template is saved anew. */
    preview: ({ id, revision, quality, ...which }: PreviewRequest) =>
      queryOptions({
        queryKey: key('preview', id, revision, quality, which),
        queryFn: environment
          ? async ({ signal }) =>
              environmentApi(api, environment).blob(`templates/${id}/preview/${quality}`, {
                signal,
                query: { ...which },
                lane: `preview ${id} ${quality} ${which.layoutId ?? ''} ${which.pageId ?? ''}`,
              })
          : skipToken,
        staleTime: Infinity,
        retry: false,
      }),
  };
}
