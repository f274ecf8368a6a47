import { Skeleton } from '@/components/Skeleton';
import { Stack } from '@/components/Stack';
import { VisuallyHidden } from '@/components/VisuallyHidden';

/** Placeholder of a template that is loading. */
export const Loading = () => (
  <Stack gap="4" aria-busy="true">
    <VisuallyHidden role="status">Loading the template</VisuallyHidden>
    <Skeleton shape="block" height="70dvh" />
  </Stack>
);
