import type { EnvironmentDetail } from '@/api/types';
import { Button } from '@/components/Button';
import { Dialog } from '@/components/Dialog';
import { PictureTile } from '@/components/PictureTile';
import { MediaBrowser } from './MediaBrowser';

interface ChoosePictureDialogProps {
  environment: EnvironmentDetail;
  /** The folder it opens on, such as `Brand/Logos`; none above it is shown. */
  folder: string;
  includesSubfolders: boolean;
  onChoose: (assetId: string) => void;
  onClose: () => void;
}

/** One picture of the environment's media: folders, a search, and a picture to press. */
export function ChoosePictureDialog(props: ChoosePictureDialogProps) {
  const { environment, folder, includesSubfolders, onChoose, onClose } = props;
  return (
    <Dialog
      open
      size="l"
      title="Choose a picture"
      onOpenChange={(open) => !open && onClose()}
      footer={<Button onClick={onClose}>Cancel</Button>}
    >
      <MediaBrowser
        {...{ environment, folder, includesSubfolders }}
        tileWidth="8rem"
        tile={({ id, name }, picture) => (
          <PictureTile key={id} name={name} picture={picture} onOpen={() => onChoose(id)} />
        )}
      />
    </Dialog>
  );
}
