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

/** The filter of a media list. A search matches part of a name or a whole id, including subfolders. */
export interface MediaSearch extends ListSearch<MediaSort> {
  /** The path of the folder, such as `/Brand/Logos`. */
  readonly folder: string;
  /** Extensions to show; empty for all. */
  readonly extensions: readonly string[];
}

/** Whether an entry is directly in a folder and has this name. */
const isAt = (entry: MediaEntry, folder: string, name: string): boolean =>
  nameInFolder(pathParts(entry.relativePath).join('/')) === nameInFolder(pathParts(folder).join('/')) &&
  nameInFolder(entry.name) === nameInFolder(name);

interface Vision {
  readonly data: PictureVision;
}

/** Folders precede assets, so the first asset ends them. */
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

/** Queries of an environment's media; idle without an environment. */
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
    /** Assets of all folders, page by page, filtered by part of a name or a whole id. */
    assets: (search: string) =>
      pages(['list', 'assets', search], 'media assets', async (client, page, options) => {
        const which = {
          ...listQuery({ search, sortBy: 'name', sortOrder: 'asc' }),
          includeFolders: false,
          includeItemsFromSubfolders: true,
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
    /** All folders directly in a folder. */
    folders: (folder: string) =>
      query(['list', 'folders', folder], `media folders ${folder}`, (client, options) =>
        readFolders(client, folder, options),
      ),
    /** Whether a folder contains a name in any case; always fetched again. */
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
    /** A folder with the amount of its content; always fetched again, because a confirmation states it. */
    folder: (folderId: string) => ({
      ...query(['folder', folderId], `media folder ${folderId}`, (client, options) =>
        client.get('/media/directory/{folderId}', { params: { path: { folderId } } }, options),
      ),
      staleTime: 0,
      gcTime: 0,
    }),
    /** The original file. */
    file: (id: string) => ({
      ...query(['file', id], `media file ${id}`, (client, options) =>
        client.blob(`media/${id}/download`, options),
      ),
      gcTime: 0,
      retry: false,
    }),
    /** The crop of an asset for smart crop. */
    vision: (id: string) =>
      query(['vision', id], `media vision ${id}`, async (client, options) => {
        const { data } = await client.experimentalGet<Vision>(`media/${id}/vision`, options);
        return data;
      }),
    /** The crop of a picture by its reference in a document; a 404 means that its frame stays empty. */
    pictureVision: (picture: {
      readonly connectorId: string;
      readonly assetId: string;
      /** The caller's project, whose own pictures are found too. */
      readonly projectId?: string;
    }) => ({
      ...query(['vision', picture], `picture vision ${JSON.stringify(picture)}`, async (client, options) => {
        const asked = { ...options, query: picture };
        return (await client.experimentalGet<Vision>('pictures/vision', asked)).data;
      }),
      retry: false,
    }),
    /** A preview, cached until the asset changes. */
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
