import {
  nameInFolder,
  pathParts,
  type MediaPreview,
  type MediaSort,
  type PictureVision,
} from '@/domain/media';
import { createReads, listQuery, type ListSearch, PAGE_SIZE } from '../createReads';
import { type EnvironmentAddress, type EnvironmentApi, nextPageToken } from '../environment';
import type { PlatformApi } from '../http';
import type { MediaAsset, MediaEntry, MediaFolder } from '../types';

/** What of the media is listed, and how. A search goes by part of a name or a whole id, below the folder as well. */
export interface MediaSearch extends ListSearch<MediaSort> {
  /** Path of the folder, such as `/Brand/Logos`. */
  readonly folder: string;
  /** Extensions to show; all when there is none. */
  readonly extensions: readonly string[];
}

/** Whether an entry lies in a folder, and not below it, under a name. */
const isAt = (entry: MediaEntry, folder: string, name: string): boolean =>
  nameInFolder(pathParts(entry.relativePath).join('/')) === nameInFolder(pathParts(folder).join('/')) &&
  nameInFolder(entry.name) === nameInFolder(name);

interface Vision {
  readonly data: PictureVision;
}

/** Folders come before assets, so the first asset ends them. */
async function readFolders(
  client: EnvironmentApi,
  folder: string,
  options: { readonly signal: AbortSignal; readonly lane: string },
): Promise<readonly MediaFolder[]> {
  const found: MediaFolder[] = [];
  for (let token: string | undefined; ;) {
    const query = {
      ...({ limit: PAGE_SIZE, folder, sortBy: 'name', sortOrder: 'asc' } as const),
      ...(token !== undefined && { nextPageToken: token }),
    };
    const { data, links } = await client.get('/media', { params: { query } }, options);
    const folders = data.filter((entry) => entry.type === 'folder');
    found.push(...folders);
    token = nextPageToken(links.nextPage);
    if (token === undefined || folders.length < data.length) return found;
  }
}

/** What can be read of the media of an environment; waits for one. */
export function mediaQueries(api: PlatformApi, environment: EnvironmentAddress | undefined) {
  const { pages, one, query, preview } = createReads(api, environment, 'media');
  return {
    /** Page by page, folders before assets. */
    list: (asked: MediaSearch) =>
      pages(['list', asked], 'media', (client, page, options) => {
        const { folder, extensions } = asked;
        const which = {
          ...listQuery(asked),
          folder,
          ...(extensions.length > 0 && { extensions: extensions.join(',') }),
        };
        return client.get('/media', { params: { query: { ...which, ...page } } }, options);
      }),
    /** All assets, whatever folder they lie in, page by page; some of them by part of a name or a whole id. */
    assets: (search: string) =>
      pages(['list', 'assets', search], 'media assets', async (client, page, options) => {
        const which = {
          ...listQuery({ search, sortBy: 'name', sortOrder: 'asc' }),
          ...{ includeFolders: false, includeItemsFromSubfolders: true },
        };
        const { data, ...rest } = await client.get(
          '/media',
          { params: { query: { ...which, ...page } } },
          options,
        );
        return { ...rest, data: data.filter((entry) => entry.type === 'asset') };
      }),
    /** One asset. */
    asset: (mediaId: string) => ({
      ...one(['asset', mediaId], `media asset ${mediaId}`, (client, options) =>
        client.get('/media/{mediaId}', { params: { path: { mediaId } } }, options),
      ),
      retry: false,
    }),
    /** The folders a folder holds, all of them. */
    folders: (folder: string) =>
      query(['list', 'folders', folder], `media folders ${folder}`, (client, options) =>
        readFolders(client, folder, options),
      ),
    /** Whether a folder holds a name already, in any case; asked for anew each time. */
    holds: (folder: string, name: string) => ({
      ...query(['holds', folder, name], `media name ${folder} ${name}`, async (client, options) => {
        const { data } = await client.get(
          '/media',
          { params: { query: { limit: PAGE_SIZE, folder, search: name } } },
          options,
        );
        return data.some((entry) => isAt(entry, folder, name));
      }),
      staleTime: 0,
      gcTime: 0,
    }),
    /** A folder, with how much lies in it; asked for anew each time, because it is what a question states. */
    folder: (folderId: string) => ({
      ...query(['folder', folderId], `media folder ${folderId}`, (client, options) =>
        client.get('/media/directory/{folderId}', { params: { path: { folderId } } }, options),
      ),
      staleTime: 0,
      gcTime: 0,
    }),
    /** The file, as it was uploaded. */
    file: (id: string) => ({
      ...query(['file', id], `media file ${id}`, (client, options) =>
        client.blob(`media/${id}/download`, options),
      ),
      gcTime: 0,
      retry: false,
    }),
    /** What smart crop keeps in sight of an asset. */
    vision: (id: string) =>
      query(['vision', id], `media vision ${id}`, async (client, options) => {
        const { data } = await client.experimentalGet<Vision>(`media/${id}/vision`, options);
        return data;
      }),
    /** What smart crop keeps in sight of a picture as a document names it; a 404 says that its frame stays empty. */
    pictureVision: (picture: {
      readonly connectorId: string;
      readonly assetId: string;
      /** Of the caller's, whose own pictures are found as well. */
      readonly projectId?: string;
    }) => ({
      ...query(['vision', picture], `picture vision ${JSON.stringify(picture)}`, async (client, options) => {
        const asked = { ...options, query: picture };
        return (await client.experimentalGet<Vision>('pictures/vision', asked)).data;
      }),
      retry: false,
    }),
    /** A preview, kept until the asset is changed. */
    preview: ({
      id,
      lastModifiedDate,
      quality,
    }: Pick<MediaAsset, 'id' | 'lastModifiedDate'> & { readonly quality: MediaPreview }) =>
      preview(
        ['preview', id, lastModifiedDate, quality],
        `media preview ${id} ${quality}`,
        `media/${id}/preview/${quality}`,
      ),
  };
}
