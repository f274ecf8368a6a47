import { useInfiniteQuery } from '@tanstack/react-query';
import { Image, PanelsTopLeft } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { collectionQueries } from '@/api/collections';
import type { EnvironmentDetail, TemplateCollection } from '@/api/types';
import type { CollectionSort } from '@/domain/collections';
import { countOf } from '@/domain/format';
import { CollectionPicture } from '@/product/CollectionPicture';
import { dialogOnDemand } from '@/product/dialogOnDemand';
import { useApi } from '@/product/FeatureContext';
import { deleteEntries, renameEntry } from '@/product/itemEntries';
import { TileLibrary } from '@/product/TileLibrary';
import type { ListView } from '@/product/SearchedList';

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

/** Filters and order of the collections. */
export type CollectionsView = ListView<CollectionSort>;

interface CollectionsScreenProps {
  environment: EnvironmentDetail;
  /** Why the reader may not change collections; `undefined` if they may. */
  withheld: string | undefined;
  view: CollectionsView;
  onViewChange: (view: CollectionsView) => void;
  /** The saved views of the list. @default none */
  views?: ReactNode;
  /** The address of a collection. */
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
  const open =
    (kind: 'rename' | 'cover' | 'userInterface' | 'delete', collection: TemplateCollection) => () =>
      setDialog({ kind, collection });
  const actionsOf = (collection: TemplateCollection) => [
    renameEntry(withheld, open('rename', collection)),
    {
      id: 'cover',
      label: 'Cover…',
      icon: Image,
      disabledReason: withheld,
      onSelect: open('cover', collection),
    },
    {
      id: 'user-interface',
      label: 'User interface…',
      icon: PanelsTopLeft,
      disabledReason: withheld,
      onSelect: open('userInterface', collection),
    },
    ...deleteEntries(withheld, open('delete', collection)),
  ];
  return (
    <>
      <TileLibrary
        environment={environment}
        title="Collections"
        description="Groups of templates that users start projects from."
        creation={{ label: 'Create collection', withheld, onCreate: () => setDialog({ kind: 'create' }) }}
        what="collections"
        list={list}
        view={view}
        onViewChange={onViewChange}
        views={props.views}
        emptyHint="A collection is a group of templates that users start projects from."
        tile={(collection) => ({
          fact: countOf(collection.count, 'template'),
          picture: <CollectionPicture environment={environment} collection={collection} />,
          actions: actionsOf(collection),
          href: hrefOf(collection.id),
        })}
      />
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
