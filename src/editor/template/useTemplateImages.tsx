import { mediaQueries } from '@/api/media';
import { templateQueries } from '@/api/templates';
import type { EnvironmentDetail } from '@/api/types';
import { useApi } from '@/product/FeatureContext';
import { AssetThumbnail } from '../page/fields/AssetThumbnail';
import { ChoosePictureDialog } from '../page/fields/ChoosePictureDialog';
import type { ImageChoices } from '../page/fields/ImageField';
import { NamedPicture } from '../page/fields/NamedPicture';

interface TemplateImages {
  environment: EnvironmentDetail;
  /** The connector of the environment's own media. */
  mediaConnectorId: string;
  /** Why the media can't be chosen from. */
  withheld: ImageChoices['withheld'];
}

/** Returns how the pictures of an environment are shown and chosen in the template editor. */
export function useTemplateImages({ environment, mediaConnectorId, withheld }: TemplateImages): ImageChoices {
  const api = useApi();
  const thumbnail: ImageChoices['thumbnail'] = (value) => (
    <AssetThumbnail picture={templateQueries(api, environment).picture({ quality: 'thumbnail', ...value })} />
  );
  return {
    withheld,
    thumbnail,
    named: (picture, draw) => (
      <NamedPicture
        asset={mediaQueries(api, environment).asset(picture?.assetId ?? '')}
        isThere={picture?.connectorId === mediaConnectorId}
      >
        {draw}
      </NamedPicture>
    ),
    browse: (asked) => (
      <ChoosePictureDialog {...asked} environment={environment} mediaConnectorId={mediaConnectorId} />
    ),
  };
}
