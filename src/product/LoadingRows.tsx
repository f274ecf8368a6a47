import { Skeleton } from '@/components/Skeleton';
import { Stack } from '@/components/Stack';
import { VisuallyHidden } from '@/components/VisuallyHidden';

const PLACES = Array.from({ length: 8 }, (_, index) => index);

/**
 * Placeholders of rows that are loading.
 * @param children text for screen readers, such as "Loading users"
 */
export function LoadingRows({ children }: { children: string }) {
  return (
    <Stack gap="2" aria-busy="true" role="status">
      <VisuallyHidden>{children}</VisuallyHidden>
      {PLACES.map((place) => (
        <Skeleton key={place} shape="block" height="3.25rem" />
      ))}
    </Stack>
  );
}
