import { Box } from '@/components/Box';
import { Skeleton } from '@/components/Skeleton';
import { Text } from '@/components/Text';
import { FileImage } from '@/product/FileImage';

interface PreviewPictureProps {
  /** Name of the pictured item. */
  name: string;
  /**
   * The kind of picture.
   * @default 'Preview'
   */
  what?: 'Preview' | 'Cover';
  /** `undefined` while it is rendered. */
  file: Blob | undefined;
  error: Error | null;
}

/** Shows a preview, its placeholder while it is rendered, or why it is unavailable. */
export function PreviewPicture({ name, what = 'Preview', file, error }: PreviewPictureProps) {
  if (error)
    return (
      <Text as="span" size="small" tone="muted">
        No {what.toLowerCase()}: {error.message}
      </Text>
    );
  return file ? (
    <FileImage file={file} alt={`${what} of ${name}`} />
  ) : (
    <Box as="span" aria-busy="true" css={{ display: 'contents' }}>
      <Skeleton shape="block" width="70%" height="70%" />
    </Box>
  );
}
