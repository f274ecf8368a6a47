import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { projectMutations, projectQueries } from '@/api/projects';
import type { EnvironmentDetail } from '@/api/types';
import type { ValueContext } from '@/engine/resolve';
import { useApi } from '@/product/FeatureContext';
import { AssetThumbnail } from '../../page/fields/AssetThumbnail';
import { ChooseOfferedPicture } from '../../page/fields/ChooseOfferedPicture';
import { ChoosePictureDialog } from '../../page/fields/ChoosePictureDialog';
import type { ImageChoices } from '../../page/fields/ImageField';

interface ProjectImages {
  environment: EnvironmentDetail;
  projectId: string;
  /** Why the user may not browse the media; `undefined` if they may. */
  mediaWithheld: string | undefined;
  context: ValueContext;
}

/** Returns the picture sources for the fields of a project. */
export function useProjectImages({
  environment,
  projectId,
  mediaWithheld,
  context,
}: ProjectImages): ImageChoices {
  const api = useApi();
  const { mediaConnectorId } = context;
  const { mutateAsync: upload } = useMutation(projectMutations(api, environment).uploadPicture());
  const { mutateAsync: findMissing } = useMutation(projectMutations(api, environment).findMissingPictures());
  return useMemo<ImageChoices>(
    () => ({
      withheld: mediaWithheld,
      uploadOwn: async (own) => {
        const { assetId } = await upload({ id: projectId, ...own });
        return { connectorId: mediaConnectorId, assetId };
      },
      findMissing: (pictures) => findMissing({ id: projectId, pictures: [...pictures] }),
      thumbnail: (value) => (
        <AssetThumbnail
          picture={projectQueries(api, environment).picture({
            id: projectId,
            quality: 'thumbnail',
            ...value,
          })}
        />
      ),
      browseOffered: (question) => (
        <ChooseOfferedPicture {...question} environment={environment} projectId={projectId} />
      ),
      browse: (question) => (
        <ChoosePictureDialog {...question} environment={environment} mediaConnectorId={mediaConnectorId} />
      ),
    }),
    [api, environment, projectId, mediaWithheld, mediaConnectorId, upload, findMissing],
  );
}
