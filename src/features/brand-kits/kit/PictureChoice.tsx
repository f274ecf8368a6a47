import { useQuery } from '@tanstack/react-query';
import { mediaQueries } from '@/api/media';
import type { EnvironmentDetail, MediaAsset } from '@/api/types';
import { Box } from '@/components/Box';
import { Inline } from '@/components/Inline';
import { Text } from '@/components/Text';
import { WhenNear } from '@/components/WhenNear';
import { useApi } from '@/product/FeatureContext';
import { FileImage } from '@/product/FileImage';

interface PictureChoiceProps {
  environment: EnvironmentDetail;
  asset: MediaAsset;
}

const GROUND = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  boxSize: '3rem',
  borderRadius: '$control',
  backgroundColor: '$surfaceSunken',
  overflow: 'hidden',
  '& img': { maxWidth: '100%', maxHeight: '100%', objectFit: 'contain' },
};

/** A small picture to choose, with its name and folder. */
export function PictureChoice({ environment, asset }: PictureChoiceProps) {
  return (
    <Inline as="span" gap="3">
      <Box as="span" css={GROUND}>
        {asset.previewFault === null && (
          <WhenNear placeholder={null}>
            <Thumbnail environment={environment} asset={asset} />
          </WhenNear>
        )}
      </Box>
      <Box as="span" css={{ minWidth: 0 }}>
        <Box as="span" css={{ display: 'block', overflowWrap: 'anywhere' }}>
          {asset.name}
        </Box>
        <Text as="span" size="small" tone="muted">
          {asset.relativePath}
        </Text>
      </Box>
    </Inline>
  );
}

function Thumbnail({ environment, asset }: PictureChoiceProps) {
  const { data } = useQuery(mediaQueries(useApi(), environment).preview({ ...asset, quality: 'thumbnail' }));
  return data ? <FileImage file={data} alt="" /> : null;
}
