import { useInfiniteQuery } from '@tanstack/react-query';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { collectionQueries } from '@/api/collections';
import type { EnvironmentDetail, TemplateCollection } from '@/api/types';
import { Box } from '@/components/Box';
import { Button } from '@/components/Button';
import { Inline } from '@/components/Inline';
import type { MenuEntry } from '@/components/Menu';
import { PageHeader } from '@/components/PageHeader';
import { SearchField } from '@/components/SearchField';
import { Select } from '@/components/Select';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import type { CollectionSort } from '@/domain/collection';
import { dialogOnDemand } from '@/product/dialogOnDemand';
import { EnvironmentTypeBadge } from '@/product/EnvironmentTypeBadge';
import { FailedSection } from '@/product/FailedSection';
import { useApi } from '@/product/FeatureContext';
import { CollectionGrid } from './CollectionGrid';

const CollectionNameDialog = dialogOnDemand(
  async () => (await import('./CollectionNameDialog')).CollectionNameDialog,
);
const DeleteCollectionDialog = dialogOnDemand(
  async () => (await import('./DeleteCollectionDialog')).DeleteCollectionDialog,
);

/** How the collections are looked at. */
export interface CollectionsView {
  readonly search: string;
  readonly sort: { readonly by: CollectionSort; readonly direction: 'asc' | 'desc' };
}

interface CollectionsScreenProps {
  environment: EnvironmentDetail;
  /** Why the reader may not change collections; `undefined` for whoever may. */
  withheld: string | undefined;
  view: CollectionsView;
  onViewChange: (view: CollectionsView) => void;
  /** The address of what a collection holds. */
  hrefOf: (collectionId: string) => string;
}

type OpenDialog =
  { kind: 'create' } | { kind: 'rename' | 'delete'; collection: TemplateCollection } | undefined;

const SORTS = [
  { value: 'name:asc', label: 'Name, A to Z' },
  { value: 'name:desc', label: 'Name, Z to A' },
  { value: 'modified:desc', label: 'Last changed' },
  { value: 'modified:asc', label: 'Changed longest ago' },
  { value: 'created:desc', label: 'Newest' },
  { value: 'created:asc', label: 'Oldest' },
] as const;

/** The template collections of an environment. */
export function CollectionsScreen(props: CollectionsScreenProps) {
  const { environment, withheld, view, onViewChange, hrefOf } = props;
  const { search, sort } = view;
  const queries = collectionQueries(useApi(), environment);
  const list = useInfiniteQuery(queries.list({ search, sortBy: sort.by, sortOrder: sort.direction }));
  const [dialog, setDialog] = useState<OpenDialog>();
  const searchRef = useRef<HTMLInputElement>(null);
  const collections = list.data?.pages.flatMap(({ data }) => data);
  const close = () => setDialog(undefined);
  const actionsOf = (collection: TemplateCollection): MenuEntry[] => [
    {
      ...{ id: 'rename', label: 'Rename…', icon: Pencil, disabledReason: withheld },
      onSelect: () => setDialog({ kind: 'rename', collection }),
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
        <Inline gap="3" justify="between" wrap>
          <SearchField
            ref={searchRef}
            label="Search collections"
            value={search}
            onValueChange={(words) => onViewChange({ ...view, search: words })}
          />
          <Box css={{ flexBasis: '13rem' }}>
            <Select
              label="Sort by"
              hideLabel
              options={SORTS}
              value={`${sort.by}:${sort.direction}`}
              onValueChange={(value) => {
                const [by, direction] = value.split(':') as [CollectionSort, 'asc' | 'desc'];
                onViewChange({ ...view, sort: { by, direction } });
              }}
            />
          </Box>
        </Inline>
        {list.error && !collections ? (
          <FailedSection
            title="The collections could not be loaded"
            error={list.error}
            onRetry={() => void list.refetch()}
          />
        ) : (
          <CollectionGrid
            {...{ environment, collections, search, actionsOf, hrefOf }}
            onClear={() => {
              onViewChange({ ...view, search: '' });
              searchRef.current?.focus();
            }}
          />
        )}
        {list.hasNextPage && (
          <Inline gap="3" justify="center">
            <Button pending={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
              Show more
            </Button>
            <Text size="small" tone="muted">
              {collections?.length} of {list.data?.pages[0]?.total}
            </Text>
          </Inline>
        )}
      </Stack>
      {dialog?.kind === 'create' && <CollectionNameDialog environment={environment} onClose={close} />}
      {dialog?.kind === 'rename' && (
        <CollectionNameDialog environment={environment} collection={dialog.collection} onClose={close} />
      )}
      {dialog?.kind === 'delete' && (
        <DeleteCollectionDialog environment={environment} collection={dialog.collection} onClose={close} />
      )}
    </>
  );
}
