import type { EnvironmentDetail } from '@/api/types';
import { usePictureUpload } from '../page/fields/usePictureUpload';
import type { DraggedPicture } from './panels';

/**
 * Returns a function that uploads a file into the media, to be inserted into the page.
 * @throws Error with the reason if no preview of it can be made
 */
export function useInsertableUpload(
  environment: EnvironmentDetail,
  mediaConnectorId: string,
): (file: File) => Promise<DraggedPicture> {
  const upload = usePictureUpload(environment);
  return async (file) => {
    const { id, name, width, height, previewFault } = await upload(file);
    if (previewFault !== null) throw new Error(previewFault);
    return { connectorId: mediaConnectorId, assetId: id, name, width, height };
  };
}
