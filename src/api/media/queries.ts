import { infiniteQueryOptions, queryOptions, skipToken } from '@tanstack/react-query';
import { nameInFolder, pathParts, type MediaPreview, type MediaSort } from '@/domain/media';
import { environmentApi, type EnvironmentAddress, nextPageToken } from '../environment';
import type { PlatformApi } from '../http';
import { queryKeys } from '../queryKeys';
import type { MediaAsset, MediaEntry, MediaFolder } from '../types';

/** Entries asked for at a time. */
const PAGE_SIZE = 100;

/** What of the media is listed, and how. */
export interface MediaSearch {
  /** Path of the folder, such as `/Brand/Logos`. */
  readonly folder: string;
  /** Part of a name or a whole id, looked for below the folder as well; empty for all. */
  readonly search: string;
  readonly sortBy: MediaSort;
  readonly sortOrder: 'asc' | 'desc';
  /** Extensions to show; all when there is none. */
  readonly extensions: readonly string[];
}

/** Whether an entry lies in a folder, and not below it, under a name. */
const isAt = (entry: MediaEntry, folder: string, name: string): boolean =>
  nameInFolder(pathParts(entry.relativePath).join('/')) === nameInFolder(pathParts(folder).join('/')) &&
  nameInFolder(entry.name) === nameInFolder(name);

/** Folders come before assets, so the first asset ends them. */
async function readFolders(
  client: ReturnType<typeof environmentApi>,
  folder: string,
  signal: AbortSignal,
): Promise<readonly MediaFolder[]> {
  const found: MediaFolder[] = [];
  for (let token: string | undefined; ;) {
    const query = {
      ...({ limit: PAGE_SIZE, folder, sortBy: 'name', sortOrder: 'asc' } as const),
      ...(token !== undefined && { nextPageToken: token }),
    };
    const { data, links } = await client.get(
      '/media',
      { params: { query } },
      { signal, lane: `media folders ${folder}` },
    );
    const folders = data.filter((entry) => entry.type === 'folder');
    found.push(...folders);
    token = nextPageToken(links.nextPage);
    if (token === undefined || folders.length < data.length) return found;
  }
}

/** What can be read of the media of an environment; waits for one. */
export function mediaQueries(api: PlatformApi, environment: EnvironmentAddress | undefined) {
  const key = (...part: readonly unknown[]) =>
    queryKeys.environments.detail(environment?.guid ?? '', 'media', ...part);
  return {
    /** Page by page, folders before assets. */
    list: ({ folder, search, sortBy, sortOrder, extensions }: MediaSearch) =>
      infiniteQueryOptions({
        queryKey: key('list', { folder, search, sortBy, sortOrder, extensions }),
        initialPageParam: undefined as string | undefined,
        queryFn: environment
          ? ({ signal, pageParam }) =>
              environmentApi(api, environment).get(
                '/media',
                {
                  params: {
                    query: {
                      ...{ limit: PAGE_SIZE, folder, sortBy, sortOrder },
                      ...(search !== '' && { search }),
                      ...(extensions.length > 0 && { extensions: extensions.join(',') }),
                      ...(pageParam !== undefined && { nextPageToken: pageParam }),
                    },
                  },
                },
                { signal, lane: 'media' },
              )
          : skipToken,
        getNextPageParam: ({ links }) => nextPageToken(links.nextPage),
      }),
    /** All assets, whatever folder they lie in, page by page; some of them by part of a name or a whole id. */
    assets: (search: string) =>
      infiniteQueryOptions({
        queryKey: key('list', 'assets', search),
        initialPageParam: undefined as string | undefined,
        queryFn: environment
          ? async ({ signal, pageParam }) => {
              const query = {
                ...({ limit: PAGE_SIZE, sortBy: 'name', sortOrder: 'asc' } as const),
                ...{ includeFolders: false, includeItemsFromSubfolders: true },
                ...(search !== '' && { search }),
                ...(pageParam !== undefined && { nextPageToken: pageParam }),
              };
              const { data, ...page } = await environmentApi(api, environment).get(
                '/media',
                { params: { query } },
                { signal, lane: 'media assets' },
              );
              return { ...page, data: data.filter((entry) => entry.type === 'asset') };
            }
          : skipToken,
        getNextPageParam: ({ links }) => nextPageToken(links.nextPage),
      }),
    /** One asset. */
    asset: (mediaId: string) =>
      queryOptions({
        queryKey: key('asset', mediaId),
        queryFn: environment
          ? async ({ signal }) =>
              (
                await environmentApi(api, environment).get(
                  '/media/{mediaId}',
                  { params: { path: { mediaId } } },
                  { signal, lane: `media asset ${mediaId}` },
                )
              ).data
          : skipToken,
        retry: false,
      }),
    /** The folders a folder holds, all of them. */
    folders: (folder: string) =>
      queryOptions({
        queryKey: key('list', 'folders', folder),
        queryFn: environment
          ? ({ signal }) => readFolders(environmentApi(api, environment), folder, signal)
          : skipToken,
      }),
    /** Whether a folder holds a name already, in any case; asked for anew each time. */
    holds: (folder: string, name: string) =>
      queryOptions({
        queryKey: key('holds', folder, name),
        staleTime: 0,
        gcTime: 0,
        queryFn: environment
          ? async ({ signal }) => {
              const query = { limit: PAGE_SIZE, folder, search: name };
              const { data } = await environmentApi(api, environment).get(
                '/media',
                { params: { query } },
                { signal, lane: `media name ${folder} ${name}` },
              );
              return data.some((entry) => isAt(entry, folder, name));
            }
          : skipToken,
      }),
    /** A folder, with how much lies in it; asked for anew each time, because it is what a question states. */
    folder: (folderId: string) =>
      queryOptions({
        queryKey: key('folder', folderId),
        staleTime: 0,
        gcTime: 0,
        queryFn: environment
          ? ({ signal }) =>
              environmentApi(api, environment).get(
                '/media/directory/{folderId}',
                { params: { path: { folderId } } },
                { signal, lane: `media folder ${folderId}` },
              )
          : skipToken,
      }),
    /** The file, as it was uploaded. */
    file: (id: string) =>
      queryOptions({
        queryKey: key('file', id),
        gcTime: 0,
        queryFn: environment
          ? ({ signal }) =>
              environmentApi(api, environment).blob(`media/${id}/download`, {
                signal,
                lane: `media file ${id}`,
              })
          : skipToken,
        retry: false,
      }),
    /** A preview, kept until the asset is changed. */
    preview: ({
      id,
      lastModifiedDate,
      quality,
    }: Pick<MediaAsset, 'id' | 'lastModifiedDate'> & { readonly quality: MediaPreview }) =>
      queryOptions({
        queryKey: key('preview', id, lastModifiedDate, quality),
        queryFn: environment
          ? ({ signal }) =>
              environmentApi(api, environment).blob(`media/${id}/preview/${quality}`, {
                signal,
                lane: `media preview ${id} ${quality}`,
              })
          : skipToken,
        staleTime: Infinity,
        retry: false,
      }),
  };
}
