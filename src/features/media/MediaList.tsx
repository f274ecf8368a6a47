import { isGone } from '@/api/http';
import type { EnvironmentDetail, MediaAsset, MediaEntry } from '@/api/types';
import { Button } from '@/components/Button';
import { EmptyDrawing, NoMatchDrawing, NotFoundDrawing } from '@/components/Drawing';
import { EmptySection } from '@/components/EmptySection';
import { LinkButton } from '@/components/LinkButton';
import type { MenuEntry } from '@/components/Menu';
import { pathParts } from '@/domain/media';
import { FailedSection } from '@/product/FailedSection';
import { MediaGrid, MediaGridSkeleton } from './MediaGrid';
import type { MediaView } from './mediaView';

interface MediaListProps {
  environment: EnvironmentDetail;
  view: MediaView;
  /** `undefined` while loading. */
  entries: readonly MediaEntry[] | undefined;
  error: Error | null;
  onRetry: () => void;
  hrefOf: (folder: string) => string;
  actionsOf: (entry: MediaEntry) => readonly MenuEntry[];
  onOpen: (asset: MediaAsset) => void;
  /** Clears search and formats. */
  onClear: () => void;
}

/** The content of a folder, or why it is empty. */
export function MediaList({ view, entries, error, onRetry, onClear, ...rest }: MediaListProps) {
  const isAtRoot = pathParts(view.folder).length === 0;
  if (!entries && isGone(error) && !isAtRoot) return <NoFolder folder={view.folder} hrefOf={rest.hrefOf} />;
  if (!entries && error)
    return <FailedSection title="The media could not be loaded" error={error} onRetry={onRetry} />;
  if (!entries) return <MediaGridSkeleton />;
  if (entries.length > 0)
    return <MediaGrid isSearch={view.search.trim() !== ''} entries={entries} {...rest} />;
  if (view.search.trim() !== '' || view.extensions.length > 0)
    return <NoMatch view={view} isAtRoot={isAtRoot} onClear={onClear} />;
  return (
    <EmptySection
      image={<EmptyDrawing />}
      title={isAtRoot ? 'No media yet' : 'This folder is empty'}
      description={
        isAtRoot
          ? 'Pictures are in folders. Create the first one.'
          : 'Drop files here, or press Upload. Every template and project can use them.'
      }
    />
  );
}

function NoFolder({ folder, hrefOf }: { folder: string; hrefOf: (folder: string) => string }) {
  return (
    <EmptySection
      image={<NotFoundDrawing />}
      title="There is no such folder"
      description={`${folder} was renamed, moved or deleted.`}
      action={<LinkButton href={hrefOf('/')}>All media</LinkButton>}
    />
  );
}

function NoMatch({ view, isAtRoot, onClear }: { view: MediaView; isAtRoot: boolean; onClear: () => void }) {
  const { search, extensions } = view;
  const formats = extensions.map((format) => format.toUpperCase()).join(', ');
  const where = isAtRoot ? 'anywhere' : 'here or below';
  return (
    <EmptySection
      image={<NoMatchDrawing />}
      title="No media match"
      description={
        search.trim() === ''
          ? `There is nothing of the format ${formats} here.`
          : `No name ${where} contains “${search.trim()}”${formats && ` among ${formats} files`}.`
      }
      action={<Button onClick={onClear}>{isAtRoot ? 'Show all media' : 'Show the whole folder'}</Button>}
    />
  );
}
