import { CROP_FIELDS, type PictureCrop, type PictureVision, type WhenTaken } from '@/domain/media';
import { createWrite } from '../createWrite';
import { environmentApi, type EnvironmentAddress } from '../environment';
import { requireBody, requireParameters, type PlatformApi } from '../http';
import { queryKeys } from '../queryKeys';
import type { CreateMediaFolder, MediaAsset, UpdateMedia } from '../types';

/** A file to upload to a folder. */
export interface MediaUpload {
  readonly file: File;
  /** The path of the folder, such as `/Brand/Logos`. */
  readonly folderPath: string;
  /**
   * The treatment of a name that is taken.
   * @default 'refuse'
   */
  readonly whenTaken?: WhenTaken;
  /** Cancels the upload; nothing of it stays. */
  readonly signal?: AbortSignal;
  /** Receives the progress: 0 to 1, `undefined` if the total is unknown. */
  readonly onProgress?: (done: number | undefined) => void;
}

type Change = UpdateMedia & { readonly id: string };

/** Mutations of an environment's media. */
export function mediaMutations(api: PlatformApi, environment: EnvironmentAddress) {
  const client = environmentApi(api, environment);
  // Previews don't change: their keys include the date of change.
  const changes = () => [queryKeys.environments.detail(environment.guid, 'media', 'list')];
  const asset = (mediaId: string) => {
    requireParameters({ mediaId });
    return { params: { path: { mediaId } } };
  };
  const folder = (folderId: string) => {
    requireParameters({ folderId });
    return { params: { path: { folderId } } };
  };
  return {
    upload: () =>
      createWrite({
        call: async ({ file, folderPath, whenTaken, signal, onProgress }: MediaUpload) => {
          requireParameters({ folderPath });
          const form = new FormData();
          form.append('file', file, file.name);
          const answer = await client.postForm<{ data: MediaAsset }>('media', form, {
            query: { folderPath, whenTaken },
            ...(signal && { signal }),
            ...(onProgress && { onProgress }),
          });
          return answer.data;
        },
        changes,
        // The list of uploads shows failures beside the file.
        meta: { notifyError: false },
      }),
    createFolder: () =>
      createWrite({
        call: async (made: CreateMediaFolder) => {
          requireBody('folder', made, ['name']);
          return (await client.post('/media/directory', { body: made })).data;
        },
        changes,
      }),
    /** Renames or moves a folder. */
    setFolder: () =>
      createWrite({
        call: async ({ id, ...change }: Change) =>
          (await client.patch('/media/directory/{folderId}', { ...folder(id), body: change })).data,
        changes,
        rereadsRefused: true,
      }),
    removeFolder: () =>
      createWrite({
        call: async ({ id }: { readonly id: string }) =>
          client.delete('/media/directory/{folderId}', folder(id)),
        changes,
        rereadsRefused: true,
      }),
    /** Renames or moves an asset. */
    set: () =>
      createWrite({
        call: async ({ id, ...change }: Change) =>
          (await client.patch('/media/{mediaId}', { ...asset(id), body: change })).data,
        changes,
        rereadsRefused: true,
      }),
    /** Sets the drawn crop of an asset; null restores the detected one. */
    setCrop: () =>
      createWrite({
        call: async ({ id, crop }: { readonly id: string; readonly crop: PictureCrop | null }) => {
          requireParameters({ id });
          const form = new FormData();
          if (crop) for (const field of CROP_FIELDS) form.append(field, JSON.stringify(crop[field]));
          const answer = await client.experimentalPostForm<{ data: PictureVision }>(
            `media/${id}/vision`,
            form,
          );
          return answer.data;
        },
        changes: () => [
          ...changes(),
          queryKeys.environments.detail(environment.guid, 'media', 'vision'),
          queryKeys.environments.detail(environment.guid, 'media', 'asset'),
        ],
        rereadsRefused: true,
      }),
    remove: () =>
      createWrite({
        call: async ({ id }: { readonly id: string }) => client.delete('/media/{mediaId}', asset(id)),
        changes,
        rereadsRefused: true,
      }),
  };
}
