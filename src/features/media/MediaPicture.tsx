import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { mediaQueries, PreviewPendingError } from '@/api/media';
import type { EnvironmentDetail, MediaAsset } from '@/api/types';
import { Box } from '@/components/Box';
import { Button } from '@/components/Button';
import { Skeleton } from '@/components/Skeleton';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import type { MediaPreview } from '@/domain/media';
import { useApi } from '@/product/FeatureContext';
import { FileImage } from '@/product/FileImage';

interface MediaPictureProps {
  environment: EnvironmentDetail;
  asset: MediaAsset;
  quality: MediaPreview;
}

/** The preview of an asset; without one its type and the reason. */
export function MediaPicture({ environment, asset, quality }: MediaPictureProps) {
  return asset.previewFault === null ? (
    <Preview environment={environment} asset={asset} quality={quality} />
  ) : (
    <NoPreview asset={asset} reason={asset.previewFault} />
  );
}

function Preview({ environment, asset, quality }: MediaPictureProps) {
  const queries = mediaQueries(useApi(), environment);
  const { data, error, isFetching, refetch } = useQuery(queries.preview({ ...asset, quality }));
  if (error instanceof PreviewPendingError && !isFetching)
    return (
      <NoPreview asset={asset} reason={error.message}>
        <Box as="span" css={{ position: 'relative', zIndex: 1 }}>
          <Button size="s" onClick={() => void refetch()}>
            Retry
          </Button>
        </Box>
      </NoPreview>
    );
  if (error && !isFetching) return <NoPreview asset={asset} reason={`No preview: ${error.message}`} />;
  return data ? (
    <FileImage file={data} alt={`Preview of ${asset.name}`} />
  ) : (
    <Box as="span" aria-busy="true" css={{ display: 'contents' }}>
      <Skeleton shape="block" width="70%" height="70%" />
    </Box>
  );
}

interface NoPreviewProps {
  asset: MediaAsset;
  reason: string;
  /** Actions to fix it. */
  children?: ReactNode;
}

function NoPreview({ asset, reason, children }: NoPreviewProps) {
  return (
    <Stack as="span" gap="1" css={{ maxHeight: '100%', textAlign: 'center' }}>
      <Text as="span" weight="semibold" tone="muted">
        {asset.extension.toUpperCase()}
      </Text>
      <Text as="span" size="caption" tone="muted">
        {reason}
      </Text>
      {children}
    </Stack>
  );
}
