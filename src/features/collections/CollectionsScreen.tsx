import { useInfiniteQuery } from '@tanstack/react-query';
import { Image, PanelsTopLeft, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { collectionQueries } from '@/api/collections';
import type { EnvironmentDetail, TemplateCollection } from '@/api/types';
import { Button } from '@/components/Button';
import type { MenuEntry } from '@/components/Menu';
import { PageHeader } from '@/components/PageHeader';
import { PictureTile } from '@/components/PictureTile';
import { Stack } from '@/components/Stack';
import type { CollectionSort } from '@/domain/collection';
import { countOf } from '@/domain/format';
import { CollectionPicture } from '@/product/CollectionPicture';
import { dialogOnDemand } from '@/product/dialogOnDemand';
import { EnvironmentTypeBadge } from '@/product/EnvironmentTypeBadge';
import { useApi } from '@/product/FeatureContext';
import { type ListView, SearchedList } from '@/product/SearchedList';
import { LoadingTiles, TileGrid } from '@/product/TileGrid';

const CollectionNameDialog = dialogOnDemand(
  async () => (await import('./CollectionNameDialog')).CollectionNameDialog,
);
const CoverDialog = dialogOnDemand(async () => (await import('./CoverDialog')).CoverDialog);
const UserInterfaceDialog = dialogOnDemand(
  async () => (await import('./UserInterfaceDialog')).UserInterfaceDialog,
);
const DeleteCollectionDialog = dialogOnDemand(
  async () => (await import('./DeleteCollectionDialog')).DeleteCollectionDialog,
);

/** How the collections are looked at. */
export type CollectionsView = ListView<CollectionSort>;

interface CollectionsScreenProps {
  environment: EnvironmentDetail;
  /** Why the reader may not change collections; `undefined` for whoever may. */
  withheld: string | undefined;
  view: CollectionsView;
  onViewChange: (view: CollectionsView) => void;
  /** The views kept of the list. @default none */
  views?: ReactNode;
  /** The address of what a collection holds. */
  hrefOf: (collectionId: string) => string;
}

type OpenDialog =
  | { kind: 'create' }
  | { kind: 'rename' | 'cover' | 'userInterface' | 'delete'; collection: TemplateCollection }
  | undefined;

/** The template collections of an environment. */
export function CollectionsScreen(props: CollectionsScreenProps) {
  const { environment, withheld, view, onViewChange, hrefOf } = props;
  const { search, sort } = view;
  const queries = collectionQueries(useApi(), environment);
  const list = useInfiniteQuery(queries.list({ search, sortBy: sort.by, sortOrder: sort.direction }));
  const [dialog, setDialog] = useState<OpenDialog>();
  const close = () => setDialog(undefined);
  const actionsOf = (collection: TemplateCollection): MenuEntry[] => [
    {
      ...{ id: 'rename', label: 'Rename…', icon: Pencil, disabledReason: withheld },
      onSelect: () => setDialog({ kind: 'rename', collection }),
    },
    {
      ...{ id: 'cover', label: 'Cover…', icon: Image, disabledReason: withheld },
      onSelect: () => setDialog({ kind: 'cover', collection }),
    },
    {
      ...{ id: 'user-interface', label: 'User interface…', icon: PanelsTopLeft, disabledReason: withheld },
      onSelect: () => setDialog({ kind: 'userInterface', collection }),
    },
    { kind: 'separator', id: 'before-delete' },
    {
      ...{ id: 'delete', label: 'Delete…', icon: Trash2, danger: true, disabledReason: withheld },
      onSelect: () => setDialog({ kind: 'delete', collection }),
    },
  ];
  const create = (
    <Button
      intent="primary"
      startIcon={Plus}
      disabledReason={withheld}
      onClick={() => setDialog({ kind: 'create' })}
    >
      Create collection
    </Button>
  );
  return (
    <>
      <PageHeader
        title="Collections"
        badges={<EnvironmentTypeBadge type={environment.type} />}
        description="Templates in groups, for those who start projects from them."
        actions={create}
      />
      <Stack gap="5">
        <SearchedList
          what="collections"
          {...{ view, onViewChange, list }}
          views={props.views}
          loading={<LoadingTiles>Loading collections</LoadingTiles>}
          empty={{ description: 'A collection groups the templates that people start projects from.' }}
        >
          {(collections) => (
            <TileGrid>
              {collections.map((collection) => (
                <PictureTile
                  key={collection.id}
                  name={collection.name}
                  fact={countOf(collection.count, 'template')}
                  picture={<CollectionPicture {...{ environment, collection }} />}
                  actions={actionsOf(collection)}
                  href={hrefOf(collection.id)}
                />
              ))}
            </TileGrid>
          )}
        </SearchedList>
      </Stack>
      {dialog?.kind === 'create' && <CollectionNameDialog environment={environment} onClose={close} />}
      {dialog?.kind === 'rename' && (
        <CollectionNameDialog environment={environment} collection={dialog.collection} onClose={close} />
      )}
      {dialog?.kind === 'cover' && (
        <CoverDialog environment={environment} collection={dialog.collection} onClose={close} />
      )}
      {dialog?.kind === 'userInterface' && (
        <UserInterfaceDialog environment={environment} collection={dialog.collection} onClose={close} />
      )}
      {dialog?.kind === 'delete' && (
        <DeleteCollectionDialog environment={environment} collection={dialog.collection} onClose={close} />
      )}
    </>
  );
}
