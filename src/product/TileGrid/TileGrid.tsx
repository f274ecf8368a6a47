import type { ReactNode } from 'react';
import { Grid } from '@/components/Grid';
import { Skeleton } from '@/components/Skeleton';
import { VisuallyHidden } from '@/components/VisuallyHidden';

const COLUMNS = { gridTemplateColumns: 'repeat(auto-fill, minmax(min(12rem, calc(50% - 0.75rem)), 1fr))' };

/** Tiles side by side, two on a phone. */
export function TileGrid({ children }: { children: ReactNode }) {
  return (
    <Grid gap="5" css={COLUMNS}>
      {children}
    </Grid>
  );
}

interface LoadingTilesProps {
  /** What is loading, for readers of the screen: "Loading collections". */
  children: string;
  /** @default 6 */
  count?: number;
}

/** The places of tiles that are on their way. */
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
