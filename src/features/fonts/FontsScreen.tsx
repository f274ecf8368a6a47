import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Plug, Upload } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { connectorQueries } from '@/api/connectors';
import { fontQueries } from '@/api/fonts';
import type { EnvironmentDetail, FontFamily, FontStyle } from '@/api/types';
import { Button } from '@/components/Button';
import { DropZone } from '@/components/DropZone';
import { FileButton } from '@/components/FileButton';
import { Inline } from '@/components/Inline';
import { PageHeader } from '@/components/PageHeader';
import { Stack } from '@/components/Stack';
import { fontConnectors } from '@/domain/connectors';
import type { FamilySort } from '@/domain/fonts';
import { dialogOnDemand } from '@/product/dialogOnDemand';
import { EnvironmentTypeBadge } from '@/product/EnvironmentTypeBadge';
import { useApi } from '@/product/FeatureContext';
import { LoadError } from '@/product/LoadError';
import { LoadingRows } from '@/product/LoadingRows';
import { type ListView, SearchedList } from '@/product/SearchedList';
import { WhereUsedDialog } from '@/product/WhereUsed';
import { ACCEPTED } from './accepted';
import { AddConnectorFonts } from './connectors/AddConnectorFonts';
import type { Deleted } from './DeleteFontsDialog';
import { FamilyList } from './FamilyList';

const DeleteFontsDialog = dialogOnDemand(async () => (await import('./DeleteFontsDialog')).DeleteFontsDialog);

const UploadFontsDialog = dialogOnDemand(
  async () => (await import('./upload/UploadFontsDialog')).UploadFontsDialog,
);

/** Filters and order of the fonts. */
export type FontsView = ListView<FamilySort>;

interface FontsScreenProps {
  environment: EnvironmentDetail;
  /** Why the reader may not change fonts; `undefined` if they may. */
  withheld: string | undefined;
  /** Whether a family can be downloaded as a whole. */
  hasDownload: boolean;
  view: FontsView;
  onViewChange: (view: FontsView) => void;
  /** The saved views of the list. @default none */
  views?: ReactNode;
}

interface AddFontsProps {
  hasConnectors: boolean;
  /** Why the reader may not add fonts. */
  withheld: string | undefined;
  onConnector: () => void;
  onFiles: (files: readonly File[]) => void;
}

/** Adds fonts from files, and from connectors if there are any. */
function AddFonts({ hasConnectors, withheld, onConnector, onFiles }: AddFontsProps) {
  return (
    <Inline gap="3" wrap>
      {hasConnectors && (
        <Button startIcon={Plug} disabledReason={withheld} onClick={onConnector}>
          Add from a connector
        </Button>
      )}
      <FileButton
        multiple
        intent="primary"
        startIcon={Upload}
        accept={ACCEPTED}
        disabledReason={withheld}
        onFiles={onFiles}
      >
        Upload fonts
      </FileButton>
    </Inline>
  );
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
  const api = useApi();
  const queries = fontQueries(api, environment);
  const list = useInfiniteQuery(queries.families({ search, sortBy: sort.by, sortOrder: sort.direction }));
  const connected = useQuery(connectorQueries(api, environment).list());
  const connectors = fontConnectors(connected.data ?? []);
  const [isTaking, setTaking] = useState(false);
  const [chosen, setChosen] = useState<readonly File[]>();
  const [deleted, setDeleted] = useState<Deleted>();
  const [asked, setAsked] = useState<{ family: FontFamily; style: FontStyle | undefined }>();
  const isEmpty = list.data?.pages[0]?.total === 0 && search === '';
  const adding = (
    <AddFonts
      hasConnectors={connectors.length > 0}
      withheld={withheld}
      onConnector={() => setTaking(true)}
      onFiles={setChosen}
    />
  );
  return (
    <>
      {!chosen && (
        <DropZone
          label="Drop fonts to add them to the library"
          disabledReason={withheld ?? (isTaking ? 'Close the dialog first.' : undefined)}
          onFiles={setChosen}
        />
      )}
      <PageHeader
        title="Fonts"
        badges={<EnvironmentTypeBadge type={environment.type} />}
        description="Font families for every document of the environment."
        actions={!isEmpty && adding}
      />
      <Stack gap="5">
        {list.data && <LoadError what="The connectors" reads={[connected]} />}
        <SearchedList
          what="fonts"
          view={view}
          onViewChange={onViewChange}
          list={list}
          views={views}
          loading={<LoadingRows>Loading fonts</LoadingRows>}
          empty={{
            description: 'Fonts of this library can be used in every document of this environment.',
            action: adding,
          }}
          noMatch={(words) => `No family has a name that contains “${words}”.`}
        >
          {(families) => (
            <FamilyList
              environment={environment}
              families={families}
              withheld={withheld}
              hasDownload={hasDownload}
              onDelete={setDeleted}
              onWhereUsed={(family, style) => setAsked({ family, style })}
            />
          )}
        </SearchedList>
      </Stack>
      {chosen && (
        <UploadFontsDialog environment={environment} fonts={chosen} onClose={() => setChosen(undefined)} />
      )}
      {isTaking && (
        <AddConnectorFonts
          environment={environment}
          connectors={connectors}
          onClose={() => setTaking(false)}
        />
      )}
      {asked && (
        <WhereUsedDialog
          environment={environment}
          name={asked.style ? `${asked.family.name} ${asked.style.name}` : asked.family.name}
          kind={asked.style ? 'fontStyle' : 'fontFamily'}
          ids={[(asked.style ?? asked.family).id]}
          onClose={() => setAsked(undefined)}
        />
      )}
      {deleted && (
        <DeleteFontsDialog
          environment={environment}
          deleted={deleted}
          onClose={() => setDeleted(undefined)}
        />
      )}
    </>
  );
}
