import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { mediaQueries } from '@/api/media';
import type { EnvironmentDetail } from '@/api/types';
import { DropZone } from '@/components/DropZone';
import { Stack } from '@/components/Stack';
import { pathParts, refusalOfRoot } from '@/domain/media';
import { dialogOnDemand } from '@/product/dialogOnDemand';
import { useApi } from '@/product/FeatureContext';
import { ShowMoreCounted } from '@/product/SearchedList';
import { MediaDialogs, type OpenDialog } from './MediaDialogs';
import { MediaHeader } from './MediaHeader';
import { MediaList } from './MediaList';
import { MediaToolbar } from './MediaToolbar';
import type { MediaView } from './mediaView';
import { useMediaActions } from './useMediaActions';
import { useMediaUpload } from './useMediaUpload';

const TakenNamesDialog = dialogOnDemand(async () => (await import('./TakenNamesDialog')).TakenNamesDialog);

interface MediaScreenProps {
  environment: EnvironmentDetail;
  /** Why the reader may not change media; `undefined` if they may. */
  withheld: string | undefined;
  /** Whether the viewer shows how frames of five shapes crop a picture. */
  hasCropPreviews: boolean;
  view: MediaView;
  onViewChange: (view: MediaView) => void;
  /** The saved views of the list. @default none */
  views?: ReactNode;
  /** The address of a folder by its path. */
  hrefOf: (folder: string) => string;
}

/** The media of an environment, folder by folder. */
export function MediaScreen(props: MediaScreenProps) {
  const { environment, withheld, hasCropPreviews, view, onViewChange, hrefOf } = props;
  const { folder, search, sort, extensions } = view;
  const list = useInfiniteQuery(
    mediaQueries(useApi(), environment).list({
      folder,
      search,
      extensions,
      sortBy: sort.by,
      sortOrder: sort.direction,
    }),
  );
  const [dialog, setDialog] = useState<OpenDialog>();
  const { actionsOf, download } = useMediaActions({ environment, withheld, onDialog: setDialog });
  const { upload, taken, settleTaken } = useMediaUpload(environment, folder);
  const parts = pathParts(folder);
  const uploadWithheld = withheld ?? (parts.length === 0 ? refusalOfRoot().detail : undefined);
  const onFiles = (files: readonly File[]) => void upload(files);
  const searchRef = useRef<HTMLInputElement>(null);
  const [first] = list.data?.pages ?? [];
  const entries = list.data?.pages.flatMap(({ data }) => data);
  const clear = () => {
    onViewChange({ ...view, search: '', extensions: [] });
    searchRef.current?.focus();
  };
  return (
    <>
      <MediaHeader
        environment={environment}
        folder={folder}
        hrefOf={hrefOf}
        withheld={withheld}
        uploadWithheld={uploadWithheld}
        onFiles={onFiles}
        onCreateFolder={() => setDialog({ kind: 'create' })}
      />
      <Stack gap="5">
        <MediaToolbar
          view={view}
          onViewChange={onViewChange}
          searchRef={searchRef}
          views={props.views}
          extensions={first?.extensions ?? []}
        />
        <MediaList
          environment={environment}
          view={view}
          entries={entries}
          hrefOf={hrefOf}
          actionsOf={actionsOf}
          error={list.error}
          onRetry={() => void list.refetch()}
          onOpen={(asset) => setDialog({ kind: 'look', asset })}
          onClear={clear}
        />
        <ShowMoreCounted list={list} />
      </Stack>
      <DropZone
        label={`Drop files to upload them to ${parts.at(-1)}`}
        disabledReason={uploadWithheld}
        onFiles={onFiles}
      />
      {taken.length > 0 && (
        <TakenNamesDialog files={taken} onSettle={settleTaken} onClose={() => settleTaken('skip')} />
      )}
      <MediaDialogs
        environment={environment}
        folder={folder}
        dialog={dialog}
        withheld={withheld}
        hasCropPreviews={hasCropPreviews}
        entries={entries ?? []}
        onDialog={setDialog}
        onDownload={(asset) => void download(asset)}
      />
    </>
  );
}
