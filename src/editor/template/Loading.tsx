import { Skeleton } from '@/components/Skeleton';
import { Stack } from '@/components/Stack';
import { VisuallyHidden } from '@/components/VisuallyHidden';

/** The shape of a template that is under way. */
export const Loading = () => (
  <Stack gap="4" aria-busy="true">
    <VisuallyHidden role="status">Loading the template</VisuallyHidden>
    <Skeleton shape="block" height="70dvh" />
  </Stack>
);
