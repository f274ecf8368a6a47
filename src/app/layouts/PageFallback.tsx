import { Skeleton } from '@/components/Skeleton';
import { Stack } from '@/components/Stack';
import { VisuallyHidden } from '@/components/VisuallyHidden';

/** Placeholder of a page whose code is loading. */
export function PageFallback() {
  return (
    <Stack gap="6" aria-busy="true">
      <VisuallyHidden role="status">Loading</VisuallyHidden>
      <Skeleton shape="block" width="14rem" height="2rem" />
      <Skeleton shape="block" height="12rem" />
    </Stack>
  );
}
