import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Folder } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { connectorQueries } from '@/api/connectors';
import type { Connector, EnvironmentDetail } from '@/api/types';
import { Box } from '@/components/Box';
import { Button } from '@/components/Button';
import { SearchField } from '@/components/SearchField';
import { Select } from '@/components/Select';
import { Skeleton } from '@/components/Skeleton';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { offeredConnectors } from '@/domain/connector';
import { pathParts } from '@/domain/media';
import { useApi } from '@/product/FeatureContext';
import { FileImage } from '@/product/FileImage';
import { FolderWay } from '@/product/FolderBrowser';
import { LoadError } from '@/product/LoadError';
import { ShowMore, useEnteredSearch } from '@/product/SearchedList';
import { SignedIn } from './SignedIn';

/** A picture that is offered, with the connector it comes from; empty for the environment's own media. */
export interface OfferedPicture {
  readonly connectorId: string;
  readonly assetId: string;
  readonly name: string;
  /** In pixels; none where it is not known. */
  readonly width: number | null;
  readonly height: number | null;
}

interface MediaBrowserProps {
  environment: EnvironmentDetail;
  /** What documents name the connector of the environment's own media by. */
  mediaConnectorId: string;
  /** The one connector that is offered, as documents name it. @default all that are enabled */
  connectorId?: string;
  /** The folder it opens on, such as `Brand/Logos`; none above it is shown. @default all media */
  folder?: string;
  /** Whether folders in it are shown too. @default true */
  includesSubfolders?: boolean;
  /** The least width of a tile, such as `8rem`. */
  tileWidth: string;
  /** A picture as it is offered; `small` shows it small. */
  tile: (picture: OfferedPicture, small: ReactNode) => ReactNode;
}

/** What documents name a connector by. */
const nameInDocuments = ({ id, ownerType }: Connector, mediaConnectorId: string): string =>
  ownerType === 'builtIn' ? mediaConnectorId : id;

/** The pictures an environment can take from its connectors, the default one first. */
export function MediaBrowser(props: MediaBrowserProps) {
  const { environment, mediaConnectorId, connectorId: only } = props;
  const [chosen, setChosen] = useState<string>();
  const read = useQuery(connectorQueries(useApi(), environment).list());
  const offered = offeredConnectors(read.data ?? [], 'media').filter(
    (each) => only === undefined || only === nameInDocuments(each, mediaConnectorId),
  );
  const connector = offered.find(({ id }) => id === chosen) ?? offered[0];
  return (
    <Stack gap="4">
      <LoadError what="The pictures" reads={[read]} />
      {read.isPending && <Skeleton shape="block" height="12rem" aria-busy="true" />}
      {read.data && !connector && (
        <Text as="p" tone="muted">
          No connector of media is enabled in this environment.
        </Text>
      )}
      {connector && offered.length > 1 && (
        <Select
          label="From"
          options={offered.map(({ id, name }) => ({ value: id, label: name }))}
          value={connector.id}
          onValueChange={setChosen}
        />
      )}
      {connector && (
        <SignedIn key={connector.id} {...{ environment, connector }}>
          <ConnectorBrowser {...props} connector={connector} />
        </SignedIn>
      )}
    </Stack>
  );
}

/** The pictures of one connector: folders with the way back, a search that starts with Enter, and pictures. */
function ConnectorBrowser(props: MediaBrowserProps & { connector: Connector }) {
  const { environment, connector, folder: start = '', includesSubfolders = true, tileWidth, tile } = props;
  const [folder, setFolder] = useState(`/${pathParts(start).join('/')}`);
  const { search, field, clear } = useEnteredSearch();
  const queries = connectorQueries(useApi(), environment);
  const read = useInfiniteQuery(queries.assets(connector.id, { folder, search }));
  const entries = read.data?.pages.flatMap(({ data }) => data) ?? [];
  const parts = pathParts(folder).slice(pathParts(start).length);
  const pathTo = (count: number) => `/${[...pathParts(start), ...parts.slice(0, count)].join('/')}`;
  const open = (path: string) => {
    setFolder(path);
    clear();
  };
  const connectorId = nameInDocuments(connector, props.mediaConnectorId);
  return (
    <Stack gap="4">
      <SearchField label="Search pictures" {...field} />
      <FolderWay
        names={[pathParts(start).at(-1) ?? ROOT, ...parts]}
        onOpen={(index) => open(pathTo(index))}
      />
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
        {entries.map((entry) => {
          if (entry.type === 'folder')
            return includesSubfolders ? (
              <Button key={entry.path} intent="ghost" startIcon={Folder} onClick={() => open(entry.path)}>
                {entry.name}
              </Button>
            ) : null;
          const { id: assetId, name, width, height } = entry;
          const picture = { connectorId: connector.id, assetId };
          return tile(
            { connectorId, assetId, name, width, height },
            <SmallPicture read={queries.picture({ ...picture, quality: 'thumbnail' })} />,
          );
        })}
      </Box>
      <ShowMore list={read} />
    </Stack>
  );
}

const ROOT = 'Media';

interface SmallPictureProps {
  /** How it is asked for. */
  read: ReturnType<ReturnType<typeof connectorQueries>['picture']>;
}

function SmallPicture({ read }: SmallPictureProps) {
  const { data, error } = useQuery(read);
  if (data) return <FileImage file={data} alt="" />;
  return error ? <Text size="caption">No preview</Text> : <Skeleton shape="block" />;
}
