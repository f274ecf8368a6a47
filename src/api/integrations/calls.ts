import type { KeptSecretSeconds } from '@/domain/integrations';
import { requireBody, requireParameters, type CallOptions, type PlatformApi } from '../http';
import type { CreateIntegration, IntegrationPermission, UpdateIntegration } from '../types';

export function listAvailablePermissions(api: PlatformApi, options?: CallOptions) {
  return api.request('get', '/integrations/available-permissions', {}, options);
}

export async function listIntegrations(api: PlatformApi, environmentId: string, options?: CallOptions) {
  requireParameters({ environmentId });
  return api.request('get', '/integrations', { params: { query: { environmentId } } }, options);
}

/** Returns the integration with its secret, which is available only once. */
export async function createIntegration(api: PlatformApi, createIntegrationModel: CreateIntegration) {
  requireBody('createIntegrationModel', createIntegrationModel, ['environmentId', 'name']);
  return api.request('post', '/integrations', { body: createIntegrationModel });
}

export async function getIntegration(api: PlatformApi, clientId: string, options?: CallOptions) {
  requireParameters({ clientId });
  return api.request('get', '/integrations/{clientId}', { params: { path: { clientId } } }, options);
}

export async function updateIntegration(
  api: PlatformApi,
  clientId: string,
  updateIntegrationModel: UpdateIntegration,
) {
  requireParameters({ clientId });
  requireBody('updateIntegrationModel', updateIntegrationModel, ['name', 'description']);
  const init = { params: { path: { clientId } }, body: updateIntegrationModel };
  return api.request('put', '/integrations/{clientId}', init);
}

export async function deleteIntegration(api: PlatformApi, clientId: string) {
  requireParameters({ clientId });
  return api.request('delete', '/integrations/{clientId}', { params: { path: { clientId } } });
}

export async function getIntegrationPermissions(api: PlatformApi, clientId: string, options?: CallOptions) {
  requireParameters({ clientId });
  return api.request(
    'get',
    '/integrations/{clientId}/permissions',
    { params: { path: { clientId } } },
    options,
  );
}

export async function replaceIntegrationPermissions(
  api: PlatformApi,
  clientId: string,
  permissionsModel: { permissions: IntegrationPermission[] },
) {
  requireParameters({ clientId });
  requireBody('permissionsModel', permissionsModel, ['permissions']);
  const init = { params: { path: { clientId } }, body: permissionsModel };
  return api.request('put', '/integrations/{clientId}/permissions', init);
}

/**
 * Returns the new secret, which is available only once; the old one expires at once, or after some seconds. With 0
 * seconds the call is valid for older platforms too.
 */
export async function rotateSecret(
  api: PlatformApi,
  clientId: string,
  keepPreviousSeconds: KeptSecretSeconds = 0,
) {
  requireParameters({ clientId });
  return api.request('post', '/integrations/{clientId}/rotate-secret', {
    params: { path: { clientId }, ...(keepPreviousSeconds > 0 && { query: { keepPreviousSeconds } }) },
  });
}

/** Ends the validity of the previous secret. */
export async function endPreviousSecret(api: PlatformApi, clientId: string) {
  requireParameters({ clientId });
  return api.request('delete', '/integrations/{clientId}/previous-secret', {
    params: { path: { clientId } },
  });
}
