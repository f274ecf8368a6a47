import type { ReactNode } from 'react';
import type { EnvironmentDetail, ListedBrandKit } from '@/api/types';
import { Button } from '@/components/Button';
import { EmptyDrawing, NoMatchDrawing } from '@/components/Drawing';
import { EmptySection } from '@/components/EmptySection';
import { Grid } from '@/components/Grid';
import type { MenuEntry } from '@/components/Menu';
import { PictureTile } from '@/components/PictureTile';
import { Skeleton } from '@/components/Skeleton';
import { VisuallyHidden } from '@/components/VisuallyHidden';
import { countOf } from '../counts';
import { TILE_COLUMNS } from '../tiles';
import { KitPicture } from './KitPicture';

interface BrandKitGridProps {
  environment: EnvironmentDetail;
  /** `undefined` while they load. */
  kits: readonly ListedBrandKit[] | undefined;
  /** What was searched for. */
  search: string;
  /** What an environment without any offers. */
  emptyAction: ReactNode;
  actionsOf: (kit: ListedBrandKit) => readonly MenuEntry[];
  hrefOf: (brandKitId: string) => string;
  /** Clears the search. */
  onClear: () => void;
}

const PLACES = [0, 1, 2, 3, 4, 5];

/** Brand kits by their colours and fonts, or why there are none. */
export function BrandKitGrid(props: BrandKitGridProps) {
  const { environment, kits, search, emptyAction, actionsOf, hrefOf, onClear } = props;
  if (!kits)
    return (
      <Grid gap="5" css={TILE_COLUMNS} aria-busy="true" role="status">
        <VisuallyHidden>Loading brand kits</VisuallyHidden>
        {PLACES.map((place) => (
          <Skeleton key={place} shape="block" height="14.5rem" />
        ))}
      </Grid>
    );
  if (kits.length === 0)
    return search === '' ? (
      <EmptySection
        image={<EmptyDrawing />}
        title="No brand kits yet"
        description="A brand kit keeps the colours, fonts, pictures and styles of a brand in one place."
        action={emptyAction}
      />
    ) : (
      <EmptySection
        image={<NoMatchDrawing />}
        title="No brand kits match"
        description={`No name holds “${search}”.`}
        action={<Button onClick={onClear}>Show all brand kits</Button>}
      />
    );
  return (
    <Grid gap="5" css={TILE_COLUMNS}>
      {kits.map((kit) => (
        <PictureTile
          key={kit.id}
          name={kit.name}
          fact={factOf(kit)}
          picture={<KitPicture {...{ environment, kit }} />}
          actions={actionsOf(kit)}
          href={hrefOf(kit.id)}
        />
      ))}
    </Grid>
  );
}

const factOf = ({ colors, stylesCount, themesCount }: ListedBrandKit) =>
  [
    countOf(colors.length, 'colour'),
    ...(stylesCount > 0 ? [countOf(stylesCount, 'style')] : []),
    ...(themesCount > 1 ? [countOf(themesCount, 'theme')] : []),
  ].join(' · ');
