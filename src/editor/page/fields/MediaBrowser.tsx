import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { connectorQueries } from '@/api/connectors';
import type { Connector, EnvironmentDetail } from '@/api/types';
import { Select } from '@/components/Select';
import { Skeleton } from '@/components/Skeleton';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { offeredConnectors } from '@/domain/connectors';
import { useApi } from '@/product/FeatureContext';
import { LoadError } from '@/product/LoadError';
import { AssetList, SmallPicture, useAssetPlace } from './AssetList';
import { SignedIn } from './SignedIn';

/** A picture to choose, with its connector; empty for the environment's own media. */
export interface OfferedPicture {
  readonly connectorId: string;
  readonly assetId: string;
  readonly name: string;
  /** In pixels; null if unknown. */
  readonly width: number | null;
  readonly height: number | null;
}

interface MediaBrowserProps {
  environment: EnvironmentDetail;
  /** Id that documents use for the connector of the environment's own media. */
  mediaConnectorId: string;
  /** The only connector offered, by its id in documents. @default all enabled ones */
  connectorId?: string;
  /** The initial folder, such as `Brand/Logos`; its parents are hidden. @default all media */
  folder?: string;
  /** Whether to show its subfolders. @default true */
  includesSubfolders?: boolean;
  /** Minimum width of a tile, such as `8rem`. */
  tileWidth: string;
  /** Renders a picture to choose; `small` is its thumbnail. */
  tile: (picture: OfferedPicture, small: ReactNode) => ReactNode;
}

/** Returns the id that documents use for a connector. */
const getDocumentConnectorId = ({ id, ownerType }: Connector, mediaConnectorId: string): string =>
  ownerType === 'builtIn' ? mediaConnectorId : id;

/** Browses the environment's media connectors, the default one first. */
export function MediaBrowser(props: MediaBrowserProps) {
  const { environment, mediaConnectorId, connectorId: only } = props;
  const [chosen, setChosen] = useState<string>();
  const read = useQuery(connectorQueries(useApi(), environment).list());
  const offered = offeredConnectors(read.data ?? [], 'media').filter(
    (each) => only === undefined || only === getDocumentConnectorId(each, mediaConnectorId),
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
        <SignedIn key={connector.id} environment={environment} connector={connector}>
          <ConnectorBrowser {...props} connector={connector} />
        </SignedIn>
      )}
    </Stack>
  );
}

/** Browses the pictures of one connector. */
function ConnectorBrowser(props: MediaBrowserProps & { connector: Connector }) {
  const { environment, connector, folder: start = '', includesSubfolders = true, tileWidth, tile } = props;
  const place = useAssetPlace(start);
  const { folder, search } = place;
  const queries = connectorQueries(useApi(), environment);
  const list = useInfiniteQuery(queries.assets(connector.id, { folder, search }));
  const connectorId = getDocumentConnectorId(connector, props.mediaConnectorId);
  return (
    <AssetList
      place={place}
      list={list}
      entries={list.data?.pages.flatMap(({ data }) => data)}
      includesSubfolders={includesSubfolders}
      tileWidth={tileWidth}
      tile={({ id: assetId, name, width, height }) =>
        tile(
          { connectorId, assetId, name, width, height },
          <SmallPicture
            read={queries.picture({ connectorId: connector.id, assetId, quality: 'thumbnail' })}
          />,
        )
      }
    />
  );
}
