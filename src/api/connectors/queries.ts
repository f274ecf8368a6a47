import type { MediaPreview } from '@/domain/media';
import { createReads } from '../createReads';
import type { EnvironmentAddress } from '../environment';
import type { PlatformApi } from '../http';
import type { Connector } from '../types';

/** How long a picture that is offered is not asked for again, in milliseconds: as long as the platform keeps it. */
const PICTURE_KEPT = 5 * 60_000;

/** What can be read of the connectors of an environment; waits for one. */
export function connectorQueries(api: PlatformApi, environment: EnvironmentAddress | undefined) {
  const { one, pages, query, file } = createReads(api, environment, 'connectors');
  return {
    /** By name, as whoever may choose from them sees them; none for plain users, who see their names alone. */
    list: () =>
      one([], 'connectors', async (client, options) => {
        const { data } = await client.get('/connectors', {}, options);
        return { data: data.filter((connector): connector is Connector => 'source' in connector) };
      }),
    /** What lies in a folder of a media connector page by page, with a search below it as well; asked once. */
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
    /** The rows of a data connector that is offered, page by page; asked once. */
    rows: (connectorId: string) => ({
      ...pages(['rows', connectorId], `connector rows ${connectorId}`, (client, page, options) => {
        const params = { path: { connectorId }, query: page };
        return client.get('/connectors/{connectorId}/rows', { params }, options);
      }),
      retry: false,
    }),
    /** The families of a connector of fonts that is offered, page by page, with a search among them; asked once. */
    fonts: (connectorId: string, { search }: { readonly search: string }) => ({
      ...pages(['fonts', connectorId, search], 'connector fonts', (client, page, options) => {
        const query = { ...(search !== '' && { search }), ...page };
        const params = { path: { connectorId }, query };
        return client.get('/connectors/{connectorId}/fonts', { params }, options);
      }),
      retry: false,
    }),
    /** Whether the reader is signed in to a connector, and where to sign in; read anew whenever it is asked for. */
    session: (connectorId: string) => ({
      ...query(['session', connectorId], `connector session ${connectorId}`, (client, options) =>
        client.get('/connectors/{connectorId}/session', { params: { path: { connectorId } } }, options),
      ),
      staleTime: 0,
      gcTime: 0,
    }),
    /** A picture of a media connector that is offered, at the size of a preview. */
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
