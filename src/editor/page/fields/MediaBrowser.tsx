import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Folder } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { mediaQueries } from '@/api/media';
import type { EnvironmentDetail, MediaAsset } from '@/api/types';
import { Box } from '@/components/Box';
import { Button } from '@/components/Button';
import { Inline } from '@/components/Inline';
import { SearchField } from '@/components/SearchField';
import { Skeleton } from '@/components/Skeleton';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { pathOfEntry, pathParts } from '@/domain/media';
import { useApi } from '@/product/FeatureContext';
import { FileImage } from '@/product/FileImage';
import { LoadError } from '@/product/LoadError';
import { ShowMore } from '@/product/SearchedList';

interface MediaBrowserProps {
  environment: EnvironmentDetail;
  /** The folder it opens on, such as `Brand/Logos`; none above it is shown. @default all media */
  folder?: string;
  /** Whether folders in it are shown too. @default true */
  includesSubfolders?: boolean;
  /** The least width of a tile, such as `8rem`. */
  tileWidth: string;
  /** A picture of the environment as it is offered; `picture` shows it small. */
  tile: (asset: MediaAsset, picture: ReactNode) => ReactNode;
}

/** The media of an environment: folders with the way back, a search, and pictures. */
export function MediaBrowser(props: MediaBrowserProps) {
  const { environment, folder: start = '', includesSubfolders = true, tileWidth, tile } = props;
  const [folder, setFolder] = useState(`/${pathParts(start).join('/')}`);
  const [search, setSearch] = useState('');
  const read = useInfiniteQuery(
    mediaQueries(useApi(), environment).list({
      ...{ folder, search, sortBy: 'name', sortOrder: 'asc', extensions: [] },
    }),
  );
  const entries = read.data?.pages.flatMap(({ data }) => data) ?? [];
  const depth = pathParts(start).length;
  const parts = pathParts(folder).slice(depth);
  const pathTo = (count: number) => `/${[...pathParts(start), ...parts.slice(0, count)].join('/')}`;
  return (
    <Stack gap="4">
      <SearchField label="Search pictures" value={search} onValueChange={setSearch} />
      <Inline as="nav" aria-label="Way to the folder" gap="0" wrap>
        {[pathParts(start).at(-1) ?? 'Media', ...parts].map((name, index) => (
          <Button
            key={`${index} ${name}`}
            intent="ghost"
            size="s"
            aria-current={index === parts.length ? 'location' : undefined}
            onClick={() => setFolder(pathTo(index))}
          >
            {index > 0 && '/ '}
            {name}
          </Button>
        ))}
      </Inline>
      <LoadError what="The pictures" reads={[read]} />
      {read.isPending && <Skeleton shape="block" height="12rem" aria-busy="true" />}
      {read.data && entries.length === 0 && (
        <Text as="p" tone="muted">
          {search === '' ? 'There is no picture in this folder.' : `No picture matches “${search}”.`}
        </Text>
      )}
      <Box
        css={{
          ...{ display: 'grid', gridTemplateColumns: `repeat(auto-fill, minmax(${tileWidth}, 1fr))` },
          ...{ gap: '$4', '& > button': { minWidth: 0, justifyContent: 'flex-start' } },
        }}
      >
        {entries.map((entry) =>
          entry.type === 'folder'
            ? includesSubfolders && (
                <Button
                  key={entry.id}
                  intent="ghost"
                  startIcon={Folder}
                  onClick={() => setFolder(pathOfEntry(entry))}
                >
                  {entry.name}
                </Button>
              )
            : tile(entry, <AssetPicture environment={environment} asset={entry} />),
        )}
      </Box>
      <ShowMore list={read} />
    </Stack>
  );
}

function AssetPicture({ environment, asset }: { environment: EnvironmentDetail; asset: MediaAsset }) {
  const { data, error } = useQuery(
    mediaQueries(useApi(), environment).preview({ ...asset, quality: 'thumbnail' }),
  );
  if (data) return <FileImage file={data} alt="" />;
  return error ? <Text size="caption">No preview</Text> : <Skeleton shape="block" />;
}
