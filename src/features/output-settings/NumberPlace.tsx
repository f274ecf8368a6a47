import type { ReactNode } from 'react';
import { Grid } from '@/components/Grid';

/** Fields side by side, as many as fit. */
export function NumberPlace({ children }: { children: ReactNode }) {
  return (
    <Grid gap="4" css={{ gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))' }}>
      {children}
    </Grid>
  );
}
