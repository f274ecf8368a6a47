import { queryOptions } from '@tanstack/react-query';
import type { PlatformApi } from '../http';
import { queryKeys } from '../queryKeys';
import {
  getIntegration,
  getIntegrationPermissions,
  listAvailablePermissions,
  listIntegrations,
} from './calls';

const keys = queryKeys.integrations;

/** Queries of integrations; never including a secret. */
export function integrationQueries(api: PlatformApi) {
  return {
    list: (environmentId: string) =>
      queryOptions({
        queryKey: keys.list({ environmentId }),
        queryFn: ({ signal }) => listIntegrations(api, environmentId, { signal }),
      }),
    detail: (clientId: string) =>
      queryOptions({
        queryKey: keys.detail(clientId),
        queryFn: ({ signal }) => getIntegration(api, clientId, { signal }),
      }),
    permissions: (clientId: string) =>
      queryOptions({
        queryKey: keys.detail(clientId, 'permissions'),
        queryFn: ({ signal }) => getIntegrationPermissions(api, clientId, { signal }),
      }),
    /** The permissions available to integrations. */
    availablePermissions: () =>
      queryOptions({
        queryKey: [...keys.all, 'available-permissions'],
        queryFn: ({ signal }) => listAvailablePermissions(api, { signal }),
      }),
  };
}
