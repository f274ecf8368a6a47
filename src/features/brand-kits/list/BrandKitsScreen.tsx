import { useInfiniteQuery } from '@tanstack/react-query';
import { Copy, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { brandKitQueries } from '@/api/brand-kits';
import type { EnvironmentDetail, ListedBrandKit } from '@/api/types';
import { Button } from '@/components/Button';
import type { MenuEntry } from '@/components/Menu';
import { PageHeader } from '@/components/PageHeader';
import { PictureTile } from '@/components/PictureTile';
import { Stack } from '@/components/Stack';
import type { BrandKitSort } from '@/domain/brand-kit';
import { countOf } from '@/domain/format';
import { dialogOnDemand } from '@/product/dialogOnDemand';
import { EnvironmentTypeBadge } from '@/product/EnvironmentTypeBadge';
import { useApi } from '@/product/FeatureContext';
import { type ListView, SearchedList } from '@/product/SearchedList';
import { LoadingTiles, TileGrid } from '@/product/TileGrid';
import { KitPicture } from './KitPicture';

const BrandKitNameDialog = dialogOnDemand(
  async () => (await import('./BrandKitNameDialog')).BrandKitNameDialog,
);
const DeleteBrandKitDialog = dialogOnDemand(
  async () => (await import('./DeleteBrandKitDialog')).DeleteBrandKitDialog,
);

/** How the brand kits are looked at. */
export type BrandKitsView = ListView<BrandKitSort>;

interface BrandKitsScreenProps {
  environment: EnvironmentDetail;
  /** Why the reader may not change brand kits; `undefined` for whoever may. */
  withheld: string | undefined;
  view: BrandKitsView;
  onViewChange: (view: BrandKitsView) => void;
  /** The views kept of the list. @default none */
  views?: ReactNode;
  /** The address of a brand kit. */
  hrefOf: (brandKitId: string) => string;
}

type OpenDialog =
  | { kind: 'create' }
  | { kind: 'duplicate' | 'rename'; kit: ListedBrandKit }
  | { kind: 'delete'; kit: ListedBrandKit };

const factOf = ({ colors, stylesCount, themesCount }: ListedBrandKit) =>
  [
    countOf(colors.length, 'colour'),
    ...(stylesCount > 0 ? [countOf(stylesCount, 'style')] : []),
    ...(themesCount > 1 ? [countOf(themesCount, 'theme')] : []),
  ].join(' · ');

/** The brand kits of an environment. */
export function BrandKitsScreen(props: BrandKitsScreenProps) {
  const { environment, withheld, view, onViewChange, hrefOf } = props;
  const { search, sort } = view;
  const queries = brandKitQueries(useApi(), environment);
  const list = useInfiniteQuery(queries.list({ search, sortBy: sort.by, sortOrder: sort.direction }));
  const [dialog, setDialog] = useState<OpenDialog>();
  const isEmpty = list.data?.pages[0]?.total === 0 && search === '';
  const close = () => setDialog(undefined);
  const open = (kind: 'duplicate' | 'rename' | 'delete', kit: ListedBrandKit) => () =>
    setDialog({ kind, kit });
  const actionsOf = (kit: ListedBrandKit): MenuEntry[] => [
    {
      ...{ id: 'rename', label: 'Rename…', icon: Pencil, disabledReason: withheld },
      onSelect: open('rename', kit),
    },
    {
      ...{ id: 'duplicate', label: 'Duplicate…', icon: Copy, disabledReason: withheld },
      onSelect: open('duplicate', kit),
    },
    { kind: 'separator', id: 'before-delete' },
    {
      ...{ id: 'delete', label: 'Delete…', icon: Trash2, danger: true, disabledReason: withheld },
      onSelect: open('delete', kit),
    },
  ];
  const create = (
    <Button
      intent="primary"
      startIcon={Plus}
      disabledReason={withheld}
      onClick={() => setDialog({ kind: 'create' })}
    >
      Create brand kit
    </Button>
  );
  return (
    <>
      <PageHeader
        title="Brand kits"
        badges={<EnvironmentTypeBadge type={environment.type} />}
        description="Colours, fonts, pictures and styles of a brand, for every document of the environment."
        actions={!isEmpty && create}
      />
      <Stack gap="5">
        <SearchedList
          what="brand kits"
          {...{ view, onViewChange, list }}
          views={props.views}
          loading={<LoadingTiles>Loading brand kits</LoadingTiles>}
          empty={{
            description: 'A brand kit keeps the colours, fonts, pictures and styles of a brand in one place.',
            action: create,
          }}
        >
          {(kits) => (
            <TileGrid>
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
            </TileGrid>
          )}
        </SearchedList>
      </Stack>
      {dialog && dialog.kind !== 'delete' && (
        <BrandKitNameDialog environment={environment} naming={dialog} onClose={close} />
      )}
      {dialog?.kind === 'delete' && (
        <DeleteBrandKitDialog environment={environment} kit={dialog.kit} onClose={close} />
      )}
    </>
  );
}
