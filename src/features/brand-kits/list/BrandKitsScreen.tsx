import { useInfiniteQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { brandKitQueries } from '@/api/brand-kits';
import type { EnvironmentDetail, ListedBrandKit } from '@/api/types';
import type { BrandKitSort } from '@/domain/brand-kits';
import { countOf } from '@/domain/format';
import { dialogOnDemand } from '@/product/dialogOnDemand';
import { useApi } from '@/product/FeatureContext';
import { deleteEntries, duplicateEntry, renameEntry } from '@/product/itemEntries';
import { TileLibrary } from '@/product/TileLibrary';
import type { ListView } from '@/product/SearchedList';
import { KitPicture } from './KitPicture';

const BrandKitNameDialog = dialogOnDemand(
  async () => (await import('./BrandKitNameDialog')).BrandKitNameDialog,
);
const DeleteBrandKitDialog = dialogOnDemand(
  async () => (await import('./DeleteBrandKitDialog')).DeleteBrandKitDialog,
);

/** Filters and order of the brand kits. */
export type BrandKitsView = ListView<BrandKitSort>;

interface BrandKitsScreenProps {
  environment: EnvironmentDetail;
  /** Why the reader may not change brand kits; `undefined` if they may. */
  withheld: string | undefined;
  view: BrandKitsView;
  onViewChange: (view: BrandKitsView) => void;
  /** The saved views of the list. @default none */
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
  const close = () => setDialog(undefined);
  const open = (kind: 'duplicate' | 'rename' | 'delete', kit: ListedBrandKit) => () =>
    setDialog({ kind, kit });
  return (
    <>
      <TileLibrary
        environment={environment}
        title="Brand kits"
        description="Colours, fonts, pictures and styles of a brand, for every document of the environment."
        creation={{ label: 'Create brand kit', withheld, onCreate: () => setDialog({ kind: 'create' }) }}
        what="brand kits"
        list={list}
        view={view}
        onViewChange={onViewChange}
        views={props.views}
        emptyHint="A brand kit keeps the colours, fonts, pictures and styles of a brand in one place."
        tile={(kit) => ({
          fact: factOf(kit),
          picture: <KitPicture environment={environment} kit={kit} />,
          href: hrefOf(kit.id),
          actions: [
            renameEntry(withheld, open('rename', kit)),
            duplicateEntry(withheld, open('duplicate', kit)),
            ...deleteEntries(withheld, open('delete', kit)),
          ],
        })}
      />
      {dialog && dialog.kind !== 'delete' && (
        <BrandKitNameDialog environment={environment} naming={dialog} onClose={close} />
      )}
      {dialog?.kind === 'delete' && (
        <DeleteBrandKitDialog environment={environment} kit={dialog.kit} onClose={close} />
      )}
    </>
  );
}
