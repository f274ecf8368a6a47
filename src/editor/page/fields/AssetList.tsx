import { useQuery } from '@tanstack/react-query';
import { Folder } from 'lucide-react';
import { useState, type ComponentProps, type ReactNode } from 'react';
import type { connectorQueries } from '@/api/connectors';
import { Box } from '@/components/Box';
import { Button } from '@/components/Button';
import { SearchField } from '@/components/SearchField';
import { Skeleton } from '@/components/Skeleton';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { pathParts } from '@/domain/media';
import { FileImage } from '@/product/FileImage';
import { FolderWay } from '@/product/FolderBrowser';
import { LoadError } from '@/product/LoadError';
import { ShowMore, useEnteredSearch } from '@/product/SearchedList';

const ROOT = 'Media';

/** State of a folder browser: the open folder and its search. `start` is the topmost folder shown. */
export function useAssetPlace(start: string) {
  const [folder, setFolder] = useState(`/${pathParts(start).join('/')}`);
  const { search, field, clear } = useEnteredSearch();
  const open = (path: string) => {
    setFolder(path);
    clear();
  };
  return { start, folder, search, field, open };
}

interface AssetEntry {
  readonly type: 'asset';
  readonly id: string;
  readonly name: string;
  /** In pixels; null if unknown. */
  readonly width: number | null;
  readonly height: number | null;
}

type Entry = AssetEntry | { readonly type: 'folder'; readonly path: string; readonly name: string };

interface AssetListProps {
  place: ReturnType<typeof useAssetPlace>;
  list: ComponentProps<typeof ShowMore>['list'] & ComponentProps<typeof LoadError>['reads'][number];
  /** The entries read so far; undefined while the first page loads. */
  entries: readonly Entry[] | undefined;
  /** Whether to show folders. */
  includesSubfolders: boolean;
  /** Minimum width of a tile, such as `8rem`. */
  tileWidth: string;
  /** Renders a picture to choose. */
  tile: (asset: AssetEntry) => ReactNode;
}

/** Lists the pictures of a folder, with its subfolders, the path back and a search that starts on Enter. */
export function AssetList({ place, list, entries, includesSubfolders, tileWidth, tile }: AssetListProps) {
  const { start, folder, search, field, open } = place;
  const parts = pathParts(folder).slice(pathParts(start).length);
  const pathTo = (count: number) => `/${[...pathParts(start), ...parts.slice(0, count)].join('/')}`;
  return (
    <Stack gap="4">
      <SearchField label="Search pictures" {...field} />
      <FolderWay
        names={[pathParts(start).at(-1) ?? ROOT, ...parts]}
        onOpen={(index) => open(pathTo(index))}
      />
      <LoadError what="The pictures" reads={[list]} />
      {!entries && !list.error && <Skeleton shape="block" height="12rem" aria-busy="true" />}
      {entries?.length === 0 && (
        <Text as="p" tone="muted">
          {search === '' ? 'There is no picture in this folder.' : `No picture matches “${search}”.`}
        </Text>
      )}
      <Box
        css={{
          display: 'grid',
          gridTemplateColumns: `repeat(auto-fill, minmax(${tileWidth}, 1fr))`,
          gap: '$4',
          '& > button': { minWidth: 0, justifyContent: 'flex-start' },
        }}
      >
        {entries?.map((entry) => {
          if (entry.type === 'asset') return tile(entry);
          return includesSubfolders ? (
            <Button key={entry.path} intent="ghost" startIcon={Folder} onClick={() => open(entry.path)}>
              {entry.name}
            </Button>
          ) : null;
        })}
      </Box>
      <ShowMore list={list} />
    </Stack>
  );
}

interface SmallPictureProps {
  /** The query of the picture. */
  read: ReturnType<ReturnType<typeof connectorQueries>['picture']>;
}

/** Renders the picture of a tile. */
export function SmallPicture({ read }: SmallPictureProps) {
  const { data, error } = useQuery(read);
  if (data) return <FileImage file={data} alt="" />;
  return error ? <Text size="caption">No preview</Text> : <Skeleton shape="block" />;
}
