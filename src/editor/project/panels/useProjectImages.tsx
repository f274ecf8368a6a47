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
  /** Why the reader may not look through the media; `undefined` for whoever may. */
  mediaWithheld: string | undefined;
  context: ValueContext;
}

/** The ways to a picture for the fields of a project. */
export function useProjectImages({
  environment,
  projectId,
  mediaWithheld,
  context,
}: ProjectImages): ImageChoices {
  const api = useApi();
  const { mediaConnectorId } = context;
  const { mutateAsync: upload } = useMutation(projectMutations(api, environment).uploadPicture());
  return useMemo<ImageChoices>(
    () => ({
      withheld: mediaWithheld,
      uploadOwn: async (own) => {
        const { assetId } = await upload({ id: projectId, ...own });
        return { connectorId: mediaConnectorId, assetId };
      },
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
    [api, environment, projectId, mediaWithheld, mediaConnectorId, upload],
  );
}
