import { useQuery } from '@tanstack/react-query';
import { collectionQueries, type CollectionTemplate } from '@/api/collections';
import type { EnvironmentDetail } from '@/api/types';
import { Box } from '@/components/Box';
import { Skeleton } from '@/components/Skeleton';
import { Text } from '@/components/Text';
import type { PreviewQuality } from '@/domain/template';
import { useApi } from '@/product/FeatureContext';
import { FileImage } from '@/product/FileImage';

interface CollectionPictureProps {
  environment: EnvironmentDetail;
  collectionId: string;
  /** The one shown; an empty collection has none. */
  template: CollectionTemplate | undefined;
  quality: PreviewQuality;
}

/** A template of a collection; why it can't be shown where it can't. */
export function CollectionPicture({ environment, collectionId, template, quality }: CollectionPictureProps) {
  const queries = collectionQueries(useApi(), environment);
  const { data, error } = useQuery({
    ...queries.preview({
      collectionId,
      id: template?.id ?? '',
      revision: template?.revision ?? 0,
      quality,
    }),
    enabled: template !== undefined,
  });
  if (!template || error)
    return (
      <Text as="span" size="small" tone="muted">
        {error ? `No preview: ${error.message}` : 'Nothing in it yet'}
      </Text>
    );
  return data ? (
    <FileImage file={data} alt={`Preview of ${template.name}`} />
  ) : (
    <Box as="span" aria-busy="true" css={{ display: 'contents' }}>
      <Skeleton shape="block" width="70%" height="70%" />
    </Box>
  );
}
