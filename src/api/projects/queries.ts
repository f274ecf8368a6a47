import { infiniteQueryOptions, queryOptions, skipToken } from '@tanstack/react-query';
import type { MediaPreview } from '@/domain/media';
import type { ProjectSort } from '@/domain/project';
import type { PreviewQuality } from '@/domain/template';
import { environmentApi, nextPageToken, type EnvironmentAddress } from '../environment';
import type { PlatformApi } from '../http';
import { queryKeys } from '../queryKeys';
import type { Project } from '../types';

/** Projects asked for at a time. */
const PAGE_SIZE = 100;

/** Which projects are listed, and how. */
interface ProjectSearch {
  readonly search: string;
  readonly sortBy: ProjectSort;
  readonly sortOrder: 'asc' | 'desc';
}

/** A document as it was saved, with the ETag of that state; `null` from a platform that sends none. */
interface ProjectDocument {
  readonly document: unknown;
  readonly etag: string | null;
}

interface PreviewRequest extends Pick<Project, 'id' | 'revision'> {
  readonly quality: PreviewQuality;
  readonly layoutId?: string;
  readonly pageId?: string;
}

interface FontRequest {
  readonly id: string;
  readonly family: string;
  readonly style: string;
  readonly fontStyleId?: string | undefined;
}

interface PictureRequest {
  readonly id: string;
  readonly connectorId: string;
  readonly assetId: string;
  readonly quality: MediaPreview;
}

/** What can be read of the caller's own projects in an environment; waits for one. */
export function projectQueries(api: PlatformApi, environment: EnvironmentAddress | undefined) {
  const key = (...part: readonly unknown[]) =>
    queryKeys.environments.detail(environment?.guid ?? '', 'projects', ...part);
  return {
    /** Page by page. */
    list: ({ search, sortBy, sortOrder }: ProjectSearch) =>
      infiniteQueryOptions({
        queryKey: key('list', { search, sortBy, sortOrder }),
        initialPageParam: undefined as string | undefined,
        queryFn: environment
          ? ({ signal, pageParam }) =>
              environmentApi(api, environment).get(
                '/projects',
                {
                  params: {
                    query: {
                      ...{ limit: PAGE_SIZE, sortBy, sortOrder },
                      ...(search !== '' && { search }),
                      ...(pageParam !== undefined && { nextPageToken: pageParam }),
                    },
                  },
                },
                { signal, lane: 'projects' },
              )
          : skipToken,
        getNextPageParam: ({ links }) => nextPageToken(links.nextPage),
      }),
    one: (projectId: string) =>
      queryOptions({
        queryKey: key('one', projectId),
        queryFn: environment
          ? async ({ signal }) => {
              const params = { path: { projectId } };
              const client = environmentApi(api, environment);
              return (
                await client.get(
                  '/projects/{projectId}',
                  { params },
                  { signal, lane: `project ${projectId}` },
                )
              ).data;
            }
          : skipToken,
      }),
    /** The document with its ETag, read anew whenever it is opened. */
    document: (projectId: string) =>
      queryOptions({
        queryKey: key('document', projectId),
        queryFn: environment
          ? async ({ signal }): Promise<ProjectDocument> => {
              let etag: string | null = null;
              const document = await environmentApi(api, environment).get(
                '/projects/{projectId}/document',
                { params: { path: { projectId } } },
                {
                  ...{ signal, lane: `project document ${projectId}` },
                  onHeaders: (headers) => (etag = headers.get('etag')),
                },
              );
              return { document, etag };
            }
          : skipToken,
        staleTime: 0,
        gcTime: 0,
      }),
    /** A picture of one page, kept until the project is saved anew. */
    preview: ({ id, revision, quality, ...which }: PreviewRequest) =>
      queryOptions({
        queryKey: key('preview', id, revision, quality, which),
        queryFn: environment
          ? ({ signal }) =>
              environmentApi(api, environment).blob(`projects/${id}/preview/${quality}`, {
                signal,
                query: { ...which },
                lane: `project preview ${id} ${quality} ${which.layoutId ?? ''} ${which.pageId ?? ''}`,
              })
          : skipToken,
        staleTime: Infinity,
        retry: false,
      }),
    /** The file of a font style as the document names it; a 404 says that the default font is drawn. */
    font: ({ id, ...font }: FontRequest) =>
      queryOptions({
        queryKey: key('font', id, font),
        queryFn: environment
          ? ({ signal }) =>
              environmentApi(api, environment).blob(`projects/${id}/font`, {
                signal,
                query: { ...font },
                lane: `project font ${JSON.stringify([id, font])}`,
              })
          : skipToken,
        staleTime: Infinity,
        retry: false,
      }),
    /** A picture as the document names it, at the size of a preview; a 404 says that its frame stays empty. */
    picture: ({ id, quality, ...picture }: PictureRequest) =>
      queryOptions({
        queryKey: key('picture', id, quality, picture),
        queryFn: environment
          ? ({ signal }) =>
              environmentApi(api, environment).blob(`projects/${id}/picture/${quality}`, {
                signal,
                query: { ...picture },
                lane: `project picture ${JSON.stringify([id, quality, picture])}`,
              })
          : skipToken,
        staleTime: Infinity,
        retry: false,
      }),
  };
}
