import { Box } from '@/components/Box';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import type { PictureCrop } from '@/domain/media';
import { NEW_FIT } from '@/engine/document';
import { placePicture } from '@/engine/display';
import { FileImage } from '@/product/FileImage';

const RATIOS = [
  [1, 1],
  [4, 3],
  [3, 4],
  [16, 9],
  [9, 16],
] as const;

/** Height of a picture in the row, in rem. */
const HEIGHT = 4.5;

const FIT = { ...NEW_FIT, mode: 'smartCrop' } as const;

interface CropPreviewsProps {
  file: Blob;
  /** Width of the picture, in pixels. */
  width: number;
  height: number;
  crop: PictureCrop;
}

/** Previews of frames of five shapes with smart crop, as in documents. */
export function CropPreviews({ file, width, height, crop }: CropPreviewsProps) {
  return (
    <Box
      as="ul"
      aria-label="Smart crops"
      css={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'flex-end',
        gap: '$3',
        margin: 0,
        padding: 0,
        listStyle: 'none',
      }}
    >
      {RATIOS.map(([across, down]) => {
        const [a, , , d, x, y] = placePicture(
          { width, height, ...crop },
          { width: across, height: down },
          FIT,
        );
        const share = (part: number, whole: number) => `${(part / whole) * 100}%`;
        const place = {
          left: share(x, across),
          top: share(y, down),
          width: share(a, across),
          height: share(d, down),
        };
        const name = `${across}:${down}`;
        return (
          <Stack as="li" gap="1" key={name}>
            <Box
              css={{
                position: 'relative',
                overflow: 'hidden',
                width: `${(HEIGHT * across) / Math.max(across, down)}rem`,
                aspectRatio: `${across} / ${down}`,
                borderRadius: '$control',
                backgroundColor: '$surfaceSunken',
                '& img': { display: 'block', width: '100%', height: '100%' },
              }}
            >
              <Box css={{ position: 'absolute' }} style={place}>
                <FileImage file={file} alt={`Cropped to ${name}`} />
              </Box>
            </Box>
            <Text size="caption" tone="muted" numeric aria-hidden>
              {name}
            </Text>
          </Stack>
        );
      })}
    </Box>
  );
}
