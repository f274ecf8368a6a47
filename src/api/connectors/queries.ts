import type { MediaPreview } from '@/domain/media';
import { createReads } from '../createReads';
import type { EnvironmentAddress } from '../environment';
import type { PlatformApi } from '../http';
import type { Connector } from '../types';

/** How long an offered picture is cached, in milliseconds: as long as on the platform. */
const PICTURE_KEPT = 5 * 60_000;

/** Queries of an environment's connectors; idle without an environment. */
export function connectorQueries(api: PlatformApi, environment: EnvironmentAddress | undefined) {
  const { one, pages, query, file } = createReads(api, environment, 'connectors');
  return {
    /** By name, with the details for users who may choose from them; empty for plain users, who see only names. */
    list: () =>
      one([], 'connectors', async (client, options) => {
        const { data } = await client.get('/connectors', {}, options);
        return { data: data.filter((connector): connector is Connector => 'source' in connector) };
      }),
    /** Entries of a media connector's folder page by page; a search includes its subfolders. Never retried. */
    assets: (
      connectorId: string,
      { folder, search }: { readonly folder: string; readonly search: string },
    ) => ({
      ...pages(['assets', connectorId, folder, search], 'connector assets', (client, page, options) => {
        const query = { folder, ...(search !== '' && { search }), ...page };
        const params = { path: { connectorId }, query };
        return client.get('/connectors/{connectorId}/assets', { params }, options);
      }),
      retry: false,
    }),
    /** Rows of an offered data connector, page by page. Never retried. */
    rows: (connectorId: string) => ({
      ...pages(['rows', connectorId], `connector rows ${connectorId}`, (client, page, options) => {
        const params = { path: { connectorId }, query: page };
        return client.get('/connectors/{connectorId}/rows', { params }, options);
      }),
      retry: false,
    }),
    /** Families of an offered font connector, page by page, with a search. Never retried. */
    fonts: (connectorId: string, { search }: { readonly search: string }) => ({
      ...pages(['fonts', connectorId, search], 'connector fonts', (client, page, options) => {
        const query = { ...(search !== '' && { search }), ...page };
        const params = { path: { connectorId }, query };
        return client.get('/connectors/{connectorId}/fonts', { params }, options);
      }),
      retry: false,
    }),
    /** Whether the user is signed in to a connector, and the sign-in address; always fetched again. */
    session: (connectorId: string) => ({
      ...query(['session', connectorId], `connector session ${connectorId}`, (client, options) =>
        client.get('/connectors/{connectorId}/session', { params: { path: { connectorId } } }, options),
      ),
      staleTime: 0,
      gcTime: 0,
    }),
    /** A picture of an offered media connector, at the size of a preview. */
    picture: ({
      connectorId,
      assetId,
      quality,
    }: {
      readonly connectorId: string;
      readonly assetId: string;
      readonly quality: MediaPreview;
    }) => ({
      ...file(
        ['picture', connectorId, assetId, quality],
        `connector picture ${JSON.stringify([connectorId, assetId, quality])}`,
        `connectors/${connectorId}/picture/${quality}`,
        { assetId },
      ),
      staleTime: PICTURE_KEPT,
    }),
  };
}
