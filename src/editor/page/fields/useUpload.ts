import { useMutation, useQueryClient } from '@tanstack/react-query';
import { mediaMutations, mediaQueries } from '@/api/media';
import type { EnvironmentDetail, MediaAsset } from '@/api/types';
import { nameInFolder, pathParts } from '@/domain/media';
import { useApi } from '@/product/FeatureContext';

/** Where uploads go whose folder nobody names. */
const DEFAULT_FOLDER = '/Upload';

/**
 * Takes a file into a folder of the environment's media, which is made where there is none; a file of the same name stays.
 * @returns what does that. @throws what the platform answered
 */
export function useUpload(
  environment: EnvironmentDetail,
): (file: File, folder?: string) => Promise<MediaAsset> {
  const client = useQueryClient();
  const api = useApi();
  const mutations = mediaMutations(api, environment);
  const { mutateAsync: send } = useMutation(mutations.upload());
  const { mutateAsync: createFolder } = useMutation(mutations.createFolder());
  return async (file, folder = '') => {
    const parts = pathParts(folder);
    const names = parts.length > 0 ? parts : pathParts(DEFAULT_FOLDER);
    let parent = '/';
    for (const name of names) {
      const read = mediaQueries(api, environment).folders(parent);
      const present = await client.fetchQuery({ ...read, staleTime: 0 });
      if (!present.some((each) => nameInFolder(each.name) === nameInFolder(name)))
        await createFolder({ name, folderPath: parent });
      parent = `${parent === '/' ? '' : parent}/${name}`;
    }
    return send({ file, folderPath: `/${names.join('/')}`, whenTaken: 'keepBoth' });
  };
}
