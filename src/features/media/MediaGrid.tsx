import type { EnvironmentDetail, MediaAsset, MediaEntry } from '@/api/types';
import { FolderDrawing } from '@/components/Drawing';
import { Grid } from '@/components/Grid';
import type { MenuEntry } from '@/components/Menu';
import { PictureTile } from '@/components/PictureTile';
import { Skeleton } from '@/components/Skeleton';
import { VisuallyHidden } from '@/components/VisuallyHidden';
import { formatDay } from '@/domain/format';
import { MediaPicture } from './MediaPicture';
import { pathOfEntry } from '@/domain/media';
import { pixelsOf } from './mediaView';

interface MediaGridProps {
  environment: EnvironmentDetail;
  entries: readonly MediaEntry[];
  /** Whether they are search results, each shown with its folder. */
  isSearch: boolean;
  /** The address of a folder by its path. */
  hrefOf: (folder: string) => string;
  actionsOf: (entry: MediaEntry) => readonly MenuEntry[];
  onOpen: (asset: MediaAsset) => void;
}

const COLUMNS = { gridTemplateColumns: 'repeat(auto-fill, minmax(min(11rem, calc(50% - 0.75rem)), 1fr))' };
const PLACES = Array.from({ length: 12 }, (_, index) => index);

/** Placeholders of loading tiles. */
export function MediaGridSkeleton() {
  return (
    <Grid gap="5" css={COLUMNS} aria-busy="true" role="status">
      <VisuallyHidden>Loading media</VisuallyHidden>
      {PLACES.map((place) => (
        <Skeleton key={place} shape="block" height="13.5rem" />
      ))}
    </Grid>
  );
}

/**
 * Returns one fact under a name: the folder of a search result, else the size of the picture, else the time of the last
 * change.
 */
function factOf(entry: MediaEntry, isSearch: boolean) {
  if (isSearch)
    return (
      <>
        <VisuallyHidden>In </VisuallyHidden>
        {entry.relativePath}
      </>
    );
  const pixels = entry.type === 'asset' ? pixelsOf(entry) : undefined;
  return (
    pixels ?? (
      <>
        <VisuallyHidden>Changed </VisuallyHidden>
        {formatDay(entry.lastModifiedDate.slice(0, 10))}
      </>
    )
  );
}

/** Folders and assets as tiles. */
export function MediaGrid({ environment, entries, isSearch, hrefOf, actionsOf, onOpen }: MediaGridProps) {
  return (
    <Grid gap="5" css={COLUMNS}>
      {entries.map((entry) => (
        <PictureTile
          key={entry.id}
          name={entry.name}
          fact={factOf(entry, isSearch)}
          actions={actionsOf(entry)}
          {...(entry.type === 'folder'
            ? { href: hrefOf(pathOfEntry(entry)), picture: <FolderDrawing /> }
            : {
                onOpen: () => onOpen(entry),
                picture: <MediaPicture environment={environment} asset={entry} quality="thumbnail" />,
              })}
        />
      ))}
    </Grid>
  );
}
