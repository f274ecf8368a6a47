import { useInfiniteQuery } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { fontQueries } from '@/api/fonts';
import type { EnvironmentDetail, FontFamily, FontStyle } from '@/api/types';
import { DropZone } from '@/components/DropZone';
import { FileButton } from '@/components/FileButton';
import { PageHeader } from '@/components/PageHeader';
import { Stack } from '@/components/Stack';
import type { FamilySort } from '@/domain/font';
import { dialogOnDemand } from '@/product/dialogOnDemand';
import { EnvironmentTypeBadge } from '@/product/EnvironmentTypeBadge';
import { useApi } from '@/product/FeatureContext';
import { LoadingRows } from '@/product/LoadingRows';
import { type ListView, SearchedList } from '@/product/SearchedList';
import { WhereUsedDialog } from '@/product/WhereUsed';
import { ACCEPTED } from './accepted';
import type { Deleted } from './DeleteFontsDialog';
import { FamilyList } from './FamilyList';

const DeleteFontsDialog = dialogOnDemand(async () => (await import('./DeleteFontsDialog')).DeleteFontsDialog);

const UploadFontsDialog = dialogOnDemand(
  async () => (await import('./upload/UploadFontsDialog')).UploadFontsDialog,
);

/** How the fonts are looked at. */
export type FontsView = ListView<FamilySort>;

interface FontsScreenProps {
  environment: EnvironmentDetail;
  /** Why the reader may not change fonts; `undefined` for whoever may. */
  withheld: string | undefined;
  /** Whether a family can be downloaded as a whole. */
  hasDownload: boolean;
  view: FontsView;
  onViewChange: (view: FontsView) => void;
  /** The views kept of the list. @default none */
  views?: ReactNode;
}

/** The fonts of an environment. */
export function FontsScreen({
  environment,
  withheld,
  hasDownload,
  view,
  onViewChange,
  views,
}: FontsScreenProps) {
  const { search, sort } = view;
  const queries = fontQueries(useApi(), environment);
  const list = useInfiniteQuery(queries.families({ search, sortBy: sort.by, sortOrder: sort.direction }));
  const [chosen, setChosen] = useState<readonly File[]>();
  const [deleted, setDeleted] = useState<Deleted>();
  const [asked, setAsked] = useState<{ family: FontFamily; style: FontStyle | undefined }>();
  const isEmpty = list.data?.pages[0]?.total === 0 && search === '';
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
        <SearchedList
          what="fonts"
          {...{ view, onViewChange, list }}
          views={views}
          loading={<LoadingRows>Loading fonts</LoadingRows>}
          empty={{
            description: 'Fonts of this library can be used in every document of this environment.',
            action: uploadButton,
          }}
          noMatch={(words) => `No family has a name that holds “${words}”.`}
        >
          {(families) => (
            <FamilyList
              {...{ environment, families, withheld, hasDownload }}
              onDelete={setDeleted}
              onWhereUsed={(family, style) => setAsked({ family, style })}
            />
          )}
        </SearchedList>
      </Stack>
      {chosen && (
        <UploadFontsDialog {...{ environment }} files={chosen} onClose={() => setChosen(undefined)} />
      )}
      {asked && (
        <WhereUsedDialog
          {...{ environment }}
          name={asked.style ? `${asked.family.name} ${asked.style.name}` : asked.family.name}
          kind={asked.style ? 'fontStyle' : 'fontFamily'}
          ids={[(asked.style ?? asked.family).id]}
          onClose={() => setAsked(undefined)}
        />
      )}
      {deleted && <DeleteFontsDialog {...{ environment, deleted }} onClose={() => setDeleted(undefined)} />}
    </>
  );
}
