import type { EnvironmentDetail } from '@/api/types';
import { Box } from '@/components/Box';
import { PictureTile } from '@/components/PictureTile';
import { Text } from '@/components/Text';
import { MediaBrowser } from '../../../page/fields/MediaBrowser';
import { PICTURE_TYPE, type DraggedPicture } from './picture';

interface MediaResourcesProps {
  environment: EnvironmentDetail;
  /** The connector of the environment's own media. */
  mediaConnectorId: string;
  onInsert: (picture: DraggedPicture) => void;
}

/** Browses the environment's pictures: drag one to the page, or press it to insert it in the middle. */
export function MediaResources({ environment, mediaConnectorId, onInsert }: MediaResourcesProps) {
  return (
    <>
      <Text as="p" size="small" tone="muted" css={{ marginBlockEnd: '$3' }}>
        Drag a picture to the page, or press it.
      </Text>
      <MediaBrowser
        environment={environment}
        mediaConnectorId={mediaConnectorId}
        tileWidth="6rem"
        tile={(picture, small) => (
          <Box
            key={picture.assetId}
            draggable
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'copy';
              event.dataTransfer.setData(PICTURE_TYPE, JSON.stringify(picture));
            }}
          >
            <PictureTile name={picture.name} picture={small} onOpen={() => onInsert(picture)} />
          </Box>
        )}
      />
    </>
  );
}
