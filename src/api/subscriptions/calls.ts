import type { Prices } from '@/domain/subscriptions';
import { requireBody, requireParameters, type CallOptions, type PlatformApi } from '../http';
import type { RenderRange } from '../environments';
import type { RenderGroupBy } from '../types';

/** The query of a subscription's renders. */
export interface SubscriptionRenderQuery extends RenderRange {
  readonly groupBy: RenderGroupBy;
  /** Limits the groups to those with the most renders. */
  readonly top?: number;
}

export function listSubscriptions(api: PlatformApi, options?: CallOptions) {
  return api.request('get', '/subscriptions', {}, options);
}

export async function getSubscription(
  api: PlatformApi,
  subscriptionId: string,
  query: { readonly avgPerMonths?: number } = {},
  options?: CallOptions,
) {
  requireParameters({ subscriptionId });
  const params = { path: { subscriptionId }, query };
  return api.request('get', '/subscriptions/{subscriptionId}', { params }, options);
}

export async function getSubscriptionRenders(
  api: PlatformApi,
  subscriptionId: string,
  query: SubscriptionRenderQuery,
  options?: CallOptions,
) {
  requireParameters({ subscriptionId, groupBy: query.groupBy });
  const params = { path: { subscriptionId }, query };
  return api.request('get', '/subscriptions/{subscriptionId}/renders', { params }, options);
}

export async function listEnvironmentRoles(api: PlatformApi, subscriptionId: string, options?: CallOptions) {
  requireParameters({ subscriptionId });
  const params = { path: { subscriptionId } };
  return api.request('get', '/subscriptions/{subscriptionId}/environment-roles', { params }, options);
}

export async function replaceExternalDomains(
  api: PlatformApi,
  subscriptionId: string,
  requestBody: readonly string[],
) {
  requireParameters({ subscriptionId });
  requireBody('requestBody', requestBody);
  return api.request('put', '/subscriptions/{subscriptionId}/external-idp-domains', {
    params: { path: { subscriptionId } },
    body: [...requestBody],
  });
}

export async function replacePrices(api: PlatformApi, subscriptionId: string, prices: Prices) {
  requireParameters({ subscriptionId });
  requireBody('prices', prices, ['currency', 'perRender', 'perGigabyte']);
  const params = { path: { subscriptionId } };
  return api.request('put', '/subscriptions/{subscriptionId}/prices', { params, body: prices });
}
