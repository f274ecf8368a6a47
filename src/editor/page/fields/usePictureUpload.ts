import { useMutation, useQueryClient } from '@tanstack/react-query';
import { mediaMutations, mediaQueries } from '@/api/media';
import type { EnvironmentDetail, MediaAsset } from '@/api/types';
import { nameInFolder, pathParts } from '@/domain/media';
import { useApi } from '@/product/FeatureContext';

/** Folder of uploads that name none. */
const DEFAULT_FOLDER = '/Upload';

/**
 * Returns a function that uploads a file into a media folder; it creates the folder if missing and never overwrites a
 * file. The function throws the platform's error.
 */
export function usePictureUpload(
  environment: EnvironmentDetail,
): (file: File, folder?: string) => Promise<MediaAsset> {
  const client = useQueryClient();
  const api = useApi();
  const mutations = mediaMutations(api, environment);
  const { mutateAsync: send } = useMutation(mutations.upload());
  const { mutateAsync: createFolder } = useMutation(mutations.createFolder());
  const hasFolder = async (name: string, parent: string): Promise<boolean> => {
    const read = mediaQueries(api, environment).folders(parent);
    const present = await client.fetchQuery({ ...read, staleTime: 0 });
    return present.some((each) => nameInFolder(each.name) === nameInFolder(name));
  };
  return async (file, folder = '') => {
    const parts = pathParts(folder);
    const names = parts.length > 0 ? parts : pathParts(DEFAULT_FOLDER);
    let parent = '/';
    for (const name of names) {
      if (!(await hasFolder(name, parent)))
        await createFolder({ name, folderPath: parent }).catch(async (error: unknown) => {
          // Concurrent uploads may create the same folder; only the first succeeds.
          if (!(await hasFolder(name, parent))) throw error;
        });
      parent = `${parent === '/' ? '' : parent}/${name}`;
    }
    return send({ file, folderPath: `/${names.join('/')}`, whenTaken: 'keepBoth' });
  };
}
