import { Skeleton } from '@/components/Skeleton';
import { VisuallyHidden } from '@/components/VisuallyHidden';

/** Placeholder of a table whose rows are loading; announced to screen readers. */
export function LoadingTable({ height }: { height: string }) {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">Loading rows</VisuallyHidden>
      <Skeleton shape="block" height={height} />
    </div>
  );
}
