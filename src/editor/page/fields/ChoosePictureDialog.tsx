import type { EnvironmentDetail } from '@/api/types';
import { Button } from '@/components/Button';
import { Dialog } from '@/components/Dialog';
import { PictureTile } from '@/components/PictureTile';
import type { ChosenPicture } from './fieldValue';
import { MediaBrowser } from './MediaBrowser';

interface ChoosePictureDialogProps {
  environment: EnvironmentDetail;
  /** What documents name the connector of the environment's own media by. */
  mediaConnectorId: string;
  /** The folder it opens on, such as `Brand/Logos`; none above it is shown. */
  folder: string;
  includesSubfolders: boolean;
  onChoose: (picture: ChosenPicture) => void;
  onClose: () => void;
}

/** One picture of the environment's connectors of media: folders, a search, and a picture to press. */
export function ChoosePictureDialog(props: ChoosePictureDialogProps) {
  const { environment, mediaConnectorId, folder, includesSubfolders, onChoose, onClose } = props;
  return (
    <Dialog
      open
      size="l"
      title="Choose a picture"
      onOpenChange={(open) => !open && onClose()}
      footer={<Button onClick={onClose}>Cancel</Button>}
    >
      <MediaBrowser
        {...{ environment, mediaConnectorId, folder, includesSubfolders }}
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
    </Dialog>
  );
}
