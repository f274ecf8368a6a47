import type { EnvironmentDetail } from '@/api/types';
import { PictureTile } from '@/components/PictureTile';
import { Stack } from '@/components/Stack';
import type { ChosenPicture } from './fieldValue';
import { MediaBrowser } from './MediaBrowser';
import { PictureDialog } from './PictureDialog';
import { UploadPicture, type PictureUpload } from './UploadPicture';

interface ChoosePictureDialogProps {
  environment: EnvironmentDetail;
  /** Id that documents use for the connector of the environment's own media. */
  mediaConnectorId: string;
  /** The initial folder, such as `Brand/Logos`; its parents are hidden. */
  folder: string;
  includesSubfolders: boolean;
  /** Whether existing pictures can be browsed. */
  isBrowsed: boolean;
  /** Conditions and target of an upload. @default nothing */
  upload?: PictureUpload | undefined;
  /** The only connector allowed, by its id in documents. @default any */
  connectorId?: string;
  onChoose: (picture: ChosenPicture) => void;
  onClose: () => void;
}

/** Chooses a picture from the environment's media connectors, with folders and a search. */
export function ChoosePictureDialog(props: ChoosePictureDialogProps) {
  const { environment, mediaConnectorId, folder, includesSubfolders, isBrowsed } = props;
  const { upload, connectorId: only, onChoose, onClose } = props;
  return (
    <PictureDialog onClose={onClose}>
      <Stack gap="4">
        {upload && (only ?? mediaConnectorId) === mediaConnectorId && (
          <UploadPicture
            environment={environment}
            upload={upload}
            onUploaded={(assetId) => onChoose({ connectorId: mediaConnectorId, assetId })}
          />
        )}
        {isBrowsed && (
          <MediaBrowser
            environment={environment}
            mediaConnectorId={mediaConnectorId}
            folder={folder}
            includesSubfolders={includesSubfolders}
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
