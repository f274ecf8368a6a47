import { useQuery } from '@tanstack/react-query';
import type { templateQueries } from '@/api/templates';
import { Box } from '@/components/Box';
import { Skeleton } from '@/components/Skeleton';
import { Text } from '@/components/Text';
import { FileImage } from '@/product/FileImage';

interface PagePictureProps {
  picture: ReturnType<ReturnType<typeof templateQueries>['preview' | 'versionPreview']>;
  /** Name of the template or version. */
  name: string;
}

/** A picture of a page, or why there is none. */
export function PagePicture({ picture, name }: PagePictureProps) {
  const { data, error } = useQuery(picture);
  if (error)
    return (
      <Text as="span" size="small" tone="muted">
        No preview: {error.message}
      </Text>
    );
  return data ? (
    <FileImage file={data} alt={`Preview of ${name}`} />
  ) : (
    <Box as="span" aria-busy="true" css={{ display: 'contents' }}>
      <Skeleton shape="block" width="70%" height="70%" />
    </Box>
  );
}
