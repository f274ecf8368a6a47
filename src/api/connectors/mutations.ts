import { createWrite } from '../createWrite';
import { environmentApi, type EnvironmentAddress } from '../environment';
import { requireBody, requireParameters, type PlatformApi } from '../http';
import { queryKeys } from '../queryKeys';
import type { CreateConnector, OpenConnectorSession, UpdateConnector } from '../types';

/** Mutations of an environment's connectors. */
export function connectorMutations(api: PlatformApi, environment: EnvironmentAddress) {
  const client = environmentApi(api, environment);
  const changes = () => [queryKeys.environments.detail(environment.guid, 'connectors')];
  const one = (connectorId: string) => {
    requireParameters({ connectorId });
    return { params: { path: { connectorId } } };
  };
  return {
    create: () =>
      createWrite({
        call: async (connector: CreateConnector) => {
          requireBody('connector', connector, ['name', 'type']);
          return client.post('/connectors', { body: connector });
        },
        changes,
      }),
    /** Renames, configures, enables or disables a connector, or makes it the default. */
    set: () =>
      createWrite({
        call: async ({ id, ...change }: UpdateConnector & { readonly id: string }) =>
          client.patch('/connectors/{connectorId}', { ...one(id), body: change }),
        changes,
        rereadsRefused: true,
      }),
    /** Signs the caller in with the parameters of the source's redirect. */
    openSession: () =>
      createWrite({
        call: async ({ id, ...body }: OpenConnectorSession & { readonly id: string }) =>
          client.post('/connectors/{connectorId}/session', { ...one(id), body }),
        changes,
      }),
    /** Signs only the caller out. */
    endSession: () =>
      createWrite({
        call: async ({ id }: { readonly id: string }) =>
          client.delete('/connectors/{connectorId}/session', one(id)),
        changes,
      }),
    remove: () =>
      createWrite({
        call: async ({ id }: { readonly id: string }) => client.delete('/connectors/{connectorId}', one(id)),
        changes,
      }),
  };
}
