import { useInfiniteQuery } from '@tanstack/react-query';
import { projectQueries } from '@/api/projects';
import type { EnvironmentDetail } from '@/api/types';
import { PictureTile } from '@/components/PictureTile';
import type { Id } from '@/engine/document';
import { useApi } from '@/product/FeatureContext';
import { AssetList, useAssetPlace } from './AssetList';
import { AssetThumbnail } from './AssetThumbnail';
import type { ChosenPicture } from './fieldValue';
import { PictureDialog } from './PictureDialog';

interface ChooseOfferedPictureProps {
  environment: EnvironmentDetail;
  projectId: string;
  variableId: Id;
  /** The folder of the field, such as `Brand/Logos`. */
  folder: string;
  onChoose: (picture: ChosenPicture) => void;
  onClose: () => void;
}

/** Chooses one of the pictures that a project's field offers, for users without access to all media. */
export function ChooseOfferedPicture(props: ChooseOfferedPictureProps) {
  const { environment, projectId: id, variableId, folder: start } = props;
  const { onChoose, onClose } = props;
  const place = useAssetPlace(start);
  const { folder, search } = place;
  const queries = projectQueries(useApi(), environment);
  const list = useInfiniteQuery(queries.pictures({ id, variableId, folder, search }));
  const connectorId = list.data?.pages[0]?.connectorId ?? '';
  return (
    <PictureDialog onClose={onClose}>
      <AssetList
        place={place}
        list={list}
        entries={list.data?.pages.flatMap(({ data }) => data)}
        includesSubfolders
        tileWidth="8rem"
        tile={({ id: assetId, name }) => (
          <PictureTile
            key={assetId}
            name={name}
            picture={
              <AssetThumbnail picture={queries.picture({ id, connectorId, assetId, quality: 'thumbnail' })} />
            }
            onOpen={() => onChoose({ connectorId, assetId })}
          />
        )}
      />
    </PictureDialog>
  );
}
