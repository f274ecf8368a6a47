import { Box } from '@/components/Box';
import { Skeleton } from '@/components/Skeleton';
import { Text } from '@/components/Text';
import { FileImage } from '@/product/FileImage';

interface PreviewPictureProps {
  /** What it shows. */
  name: string;
  /**
   * Which kind of picture of it this is.
   * @default 'Preview'
   */
  what?: 'Preview' | 'Cover';
  /** `undefined` while it is made. */
  file: Blob | undefined;
  error: Error | null;
}

/** A preview, its place while it is made, or why it can't be shown. */
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
