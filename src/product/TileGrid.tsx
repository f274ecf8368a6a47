import type { ReactNode } from 'react';
import { Grid } from '@/components/Grid';
import { Skeleton } from '@/components/Skeleton';
import { VisuallyHidden } from '@/components/VisuallyHidden';

const COLUMNS = { gridTemplateColumns: 'repeat(auto-fill, minmax(min(12rem, calc(50% - 0.75rem)), 1fr))' };

/** Tiles side by side; two per row on phones. */
export function TileGrid({ children }: { children: ReactNode }) {
  return (
    <Grid gap="5" css={COLUMNS}>
      {children}
    </Grid>
  );
}

interface LoadingTilesProps {
  /** The text for screen readers, such as "Loading collections". */
  children: string;
  /** @default 6 */
  count?: number;
}

/** Placeholders of tiles that are loading. */
export function LoadingTiles({ children, count = 6 }: LoadingTilesProps) {
  return (
    <Grid gap="5" css={COLUMNS} aria-busy="true" role="status">
      <VisuallyHidden>{children}</VisuallyHidden>
      {Array.from({ length: count }, (_, place) => (
        <Skeleton key={place} shape="block" height="14.5rem" />
      ))}
    </Grid>
  );
}
