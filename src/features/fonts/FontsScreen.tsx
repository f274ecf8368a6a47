import { useInfiniteQuery } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { fontQueries } from '@/api/fonts';
import type { EnvironmentDetail } from '@/api/types';
import { Box } from '@/components/Box';
import { Button } from '@/components/Button';
import { DropZone } from '@/components/DropZone';
import { FileButton } from '@/components/FileButton';
import { Inline } from '@/components/Inline';
import { PageHeader } from '@/components/PageHeader';
import { SearchField } from '@/components/SearchField';
import { Select } from '@/components/Select';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import type { FamilySort } from '@/domain/font';
import { dialogOnDemand } from '@/product/dialogOnDemand';
import { EnvironmentTypeBadge } from '@/product/EnvironmentTypeBadge';
import { FailedSection } from '@/product/FailedSection';
import { useApi } from '@/product/FeatureContext';
import { ACCEPTED } from './accepted';
import type { Deleted } from './DeleteFontsDialog';
import { FamilyList } from './FamilyList';

const DeleteFontsDialog = dialogOnDemand(async () => (await import('./DeleteFontsDialog')).DeleteFontsDialog);

const UploadFontsDialog = dialogOnDemand(
  async () => (await import('./upload/UploadFontsDialog')).UploadFontsDialog,
);

/** How the fonts are looked at. */
export interface FontsView {
  readonly search: string;
  readonly sort: { readonly by: FamilySort; readonly direction: 'asc' | 'desc' };
}

interface FontsScreenProps {
  environment: EnvironmentDetail;
  /** Why the reader may not change fonts; `undefined` for whoever may. */
  withheld: string | undefined;
  view: FontsView;
  onViewChange: (view: FontsView) => void;
}

const SORTS = [
  { value: 'name:asc', label: 'Name, A to Z' },
  { value: 'name:desc', label: 'Name, Z to A' },
  { value: 'modified:desc', label: 'Last changed' },
  { value: 'modified:asc', label: 'Changed longest ago' },
  { value: 'created:desc', label: 'Newest' },
  { value: 'created:asc', label: 'Oldest' },
] as const;

/** The fonts of an environment. */
export function FontsScreen({ environment, withheld, view, onViewChange }: FontsScreenProps) {
  const { search, sort } = view;
  const queries = fontQueries(useApi(), environment);
  const list = useInfiniteQuery(queries.families({ search, sortBy: sort.by, sortOrder: sort.direction }));
  const [chosen, setChosen] = useState<readonly File[]>();
  const [deleted, setDeleted] = useState<Deleted>();
  const searchRef = useRef<HTMLInputElement>(null);
  const families = list.data?.pages.flatMap(({ data }) => data);
  const isEmpty = families?.length === 0 && search === '';
  const clear = () => {
    onViewChange({ ...view, search: '' });
    searchRef.current?.focus();
  };
  const uploadButton = (
    <FileButton
      multiple
      intent="primary"
      startIcon={Upload}
      accept={ACCEPTED}
      disabledReason={withheld}
      onFiles={setChosen}
    >
      Upload fonts
    </FileButton>
  );
  return (
    <>
      {!chosen && (
        <DropZone
          label="Drop fonts to add them to the library"
          disabledReason={withheld}
          onFiles={setChosen}
        />
      )}
      <PageHeader
        title="Fonts"
        badges={<EnvironmentTypeBadge type={environment.type} />}
        description="Font families for every document of the environment."
        actions={!isEmpty && uploadButton}
      />
      <Stack gap="5">
        <Inline gap="3" justify="between" wrap>
          <SearchField
            ref={searchRef}
            label="Search fonts"
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
                const [by, direction] = value.split(':') as [FamilySort, 'asc' | 'desc'];
                onViewChange({ ...view, sort: { by, direction } });
              }}
            />
          </Box>
        </Inline>
        {list.error && !families ? (
          <FailedSection
            title="The fonts could not be loaded"
            error={list.error}
            onRetry={() => void list.refetch()}
          />
        ) : (
          <FamilyList
            {...{ environment, families, search, withheld }}
            onClear={clear}
            emptyAction={uploadButton}
            onDelete={setDeleted}
          />
        )}
        {list.hasNextPage && (
          <Inline gap="3" justify="center">
            <Button pending={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
              Show more
            </Button>
            <Text size="small" tone="muted">
              {families?.length} of {list.data?.pages[0]?.total}
            </Text>
          </Inline>
        )}
      </Stack>
      {chosen && (
        <UploadFontsDialog {...{ environment }} files={chosen} onClose={() => setChosen(undefined)} />
      )}
      {deleted && <DeleteFontsDialog {...{ environment, deleted }} onClose={() => setDeleted(undefined)} />}
    </>
  );
}
