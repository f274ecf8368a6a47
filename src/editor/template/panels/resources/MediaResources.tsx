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

/** The pictures of the environment's connectors: dragged to the page, or pressed to be put in the middle of it. */
export function MediaResources({ environment, mediaConnectorId, onInsert }: MediaResourcesProps) {
  return (
    <>
      <Text as="p" size="small" tone="muted" css={{ marginBlockEnd: '$3' }}>
        Drag a picture to the page, or press it.
      </Text>
      <MediaBrowser
        {...{ environment, mediaConnectorId }}
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
