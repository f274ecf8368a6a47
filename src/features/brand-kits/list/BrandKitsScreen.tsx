import { useInfiniteQuery } from '@tanstack/react-query';
import { Copy, Pencil, Plus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { brandKitQueries } from '@/api/brand-kits';
import type { EnvironmentDetail, ListedBrandKit } from '@/api/types';
import { Box } from '@/components/Box';
import { Button } from '@/components/Button';
import { Inline } from '@/components/Inline';
import type { MenuEntry } from '@/components/Menu';
import { PageHeader } from '@/components/PageHeader';
import { SearchField } from '@/components/SearchField';
import { Select } from '@/components/Select';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import type { BrandKitSort } from '@/domain/brand-kit';
import { dialogOnDemand } from '@/product/dialogOnDemand';
import { EnvironmentTypeBadge } from '@/product/EnvironmentTypeBadge';
import { FailedSection } from '@/product/FailedSection';
import { useApi } from '@/product/FeatureContext';
import { BrandKitGrid } from './BrandKitGrid';

const BrandKitNameDialog = dialogOnDemand(
  async () => (await import('./BrandKitNameDialog')).BrandKitNameDialog,
);
const DeleteBrandKitDialog = dialogOnDemand(
  async () => (await import('./DeleteBrandKitDialog')).DeleteBrandKitDialog,
);

/** How the brand kits are looked at. */
export interface BrandKitsView {
  readonly search: string;
  readonly sort: { readonly by: BrandKitSort; readonly direction: 'asc' | 'desc' };
}

interface BrandKitsScreenProps {
  environment: EnvironmentDetail;
  /** Why the reader may not change brand kits; `undefined` for whoever may. */
  withheld: string | undefined;
  view: BrandKitsView;
  onViewChange: (view: BrandKitsView) => void;
  /** The address of a brand kit. */
  hrefOf: (brandKitId: string) => string;
}

type OpenDialog =
  | { kind: 'create' }
  | { kind: 'duplicate' | 'rename'; kit: ListedBrandKit }
  | { kind: 'delete'; kit: ListedBrandKit };

const SORTS = [
  { value: 'name:asc', label: 'Name, A to Z' },
  { value: 'name:desc', label: 'Name, Z to A' },
  { value: 'modified:desc', label: 'Last changed' },
  { value: 'modified:asc', label: 'Changed longest ago' },
  { value: 'created:desc', label: 'Newest' },
  { value: 'created:asc', label: 'Oldest' },
] as const;

/** The brand kits of an environment. */
export function BrandKitsScreen(props: BrandKitsScreenProps) {
  const { environment, withheld, view, onViewChange, hrefOf } = props;
  const { search, sort } = view;
  const queries = brandKitQueries(useApi(), environment);
  const list = useInfiniteQuery(queries.list({ search, sortBy: sort.by, sortOrder: sort.direction }));
  const [dialog, setDialog] = useState<OpenDialog>();
  const searchRef = useRef<HTMLInputElement>(null);
  const kits = list.data?.pages.flatMap(({ data }) => data);
  const isEmpty = kits?.length === 0 && search === '';
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
        <Inline gap="3" justify="between" wrap>
          <SearchField
            ref={searchRef}
            label="Search brand kits"
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
                const [by, direction] = value.split(':') as [BrandKitSort, 'asc' | 'desc'];
                onViewChange({ ...view, sort: { by, direction } });
              }}
            />
          </Box>
        </Inline>
        {list.error && !kits ? (
          <FailedSection
            title="The brand kits could not be loaded"
            error={list.error}
            onRetry={() => void list.refetch()}
          />
        ) : (
          <BrandKitGrid
            {...{ environment, kits, search, actionsOf, hrefOf }}
            emptyAction={create}
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
              {kits?.length} of {list.data?.pages[0]?.total}
            </Text>
          </Inline>
        )}
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
