import { requireBody, requireParameters, type CallOptions, type PlatformApi } from '../http';
import type { CreateEnvironment, RenderGroupBy, UpdateEnvironment } from '../types';

/** The filter of environments; without a subscription, all visible ones. */
export interface EnvironmentFilter {
  readonly subscriptionId?: string;
  /** A complete name or technical name, in any case. */
  readonly environmentName?: string;
}

/** A range of days as `YYYY-MM-DD`, both ends included; an open end is unlimited. */
export interface RenderRange {
  readonly startDate?: string;
  readonly endDate?: string;
}

export function listEnvironments(api: PlatformApi, query: EnvironmentFilter, options?: CallOptions) {
  return api.request('get', '/environments', { params: { query } }, options);
}

export async function getEnvironment(api: PlatformApi, environmentId: string, options?: CallOptions) {
  requireParameters({ environmentId });
  return api.request(
    'get',
    '/environments/{environmentId}',
    { params: { path: { environmentId } } },
    options,
  );
}

export async function createEnvironment(api: PlatformApi, createEnvironmentModel: CreateEnvironment) {
  requireBody('createEnvironmentModel', createEnvironmentModel, ['subscriptionId', 'type']);
  return api.request('post', '/environments', { body: createEnvironmentModel });
}

export async function updateEnvironment(
  api: PlatformApi,
  environmentId: string,
  updateEnvironmentModel: UpdateEnvironment,
) {
  requireParameters({ environmentId });
  requireBody('updateEnvironmentModel', updateEnvironmentModel, []);
  const params = { path: { environmentId } };
  return api.request('patch', '/environments/{environmentId}', { params, body: updateEnvironmentModel });
}

export async function deleteEnvironment(api: PlatformApi, environmentId: string) {
  requireParameters({ environmentId });
  return api.request('delete', '/environments/{environmentId}', { params: { path: { environmentId } } });
}

export async function getEnvironmentRenders(
  api: PlatformApi,
  environmentId: string,
  query: RenderRange & { readonly groupBy: RenderGroupBy },
  options?: CallOptions,
) {
  requireParameters({ environmentId, groupBy: query.groupBy });
  const params = { path: { environmentId }, query };
  return api.request('get', '/environments/{environmentId}/renders', { params }, options);
}
