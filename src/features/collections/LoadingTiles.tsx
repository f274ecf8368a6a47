import { Grid } from '@/components/Grid';
import { Skeleton } from '@/components/Skeleton';
import { VisuallyHidden } from '@/components/VisuallyHidden';
import { TILE_COLUMNS } from './tiles';

const PLACES = Array.from({ length: 6 }, (_, index) => index);

/** The places of tiles that are on their way. @param children what is loading, for readers of the screen */
export function LoadingTiles({ children }: { children: string }) {
  return (
    <Grid gap="5" css={TILE_COLUMNS} aria-busy="true" role="status">
      <VisuallyHidden>{children}</VisuallyHidden>
      {PLACES.map((place) => (
        <Skeleton key={place} shape="block" height="14.5rem" />
      ))}
    </Grid>
  );
}
