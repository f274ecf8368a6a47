import type { EnvironmentDetail } from '@/api/types';
import { PictureTile } from '@/components/PictureTile';
import { Stack } from '@/components/Stack';
import type { ChosenPicture } from './fieldValue';
import { MediaBrowser } from './MediaBrowser';
import { PictureDialog } from './PictureDialog';
import { UploadPicture, type PictureUpload } from './UploadPicture';

interface ChoosePictureDialogProps {
  environment: EnvironmentDetail;
  /** What documents name the connector of the environment's own media by. */
  mediaConnectorId: string;
  /** The folder it opens on, such as `Brand/Logos`; none above it is shown. */
  folder: string;
  includesSubfolders: boolean;
  /** Whether what is there can be looked through. */
  isBrowsed: boolean;
  /** What may be uploaded. @default nothing */
  upload?: PictureUpload | undefined;
  /** The one connector pictures may come from, as documents name it. @default any */
  connectorId?: string;
  onChoose: (picture: ChosenPicture) => void;
  onClose: () => void;
}

/** One picture of the environment's connectors of media: folders, a search, and a picture to press. */
export function ChoosePictureDialog(props: ChoosePictureDialogProps) {
  const { environment, mediaConnectorId, folder, includesSubfolders, isBrowsed } = props;
  const { upload, connectorId: only, onChoose, onClose } = props;
  return (
    <PictureDialog onClose={onClose}>
      <Stack gap="4">
        {upload && (only ?? mediaConnectorId) === mediaConnectorId && (
          <UploadPicture
            {...{ environment, upload }}
            onUploaded={(assetId) => onChoose({ connectorId: mediaConnectorId, assetId })}
          />
        )}
        {isBrowsed && (
          <MediaBrowser
            {...{ environment, mediaConnectorId, folder, includesSubfolders }}
            {...(only !== undefined && { connectorId: only })}
            tileWidth="8rem"
            tile={({ connectorId, assetId, name }, small) => (
              <PictureTile
                key={assetId}
                name={name}
                picture={small}
                onOpen={() => onChoose({ connectorId, assetId })}
              />
            )}
          />
        )}
      </Stack>
    </PictureDialog>
  );
}
