import type { CallOptions, PlatformApi } from '../http';
import { requireBody, requireParameters } from '../http';
import type { Membership } from './calls';

/** Returns the items of one person in the subscription. */
export async function getOwnedItems(
  api: PlatformApi,
  { userId, subscriptionId }: Membership,
  options: CallOptions = {},
) {
  requireParameters({ userId, subscriptionId });
  const params = { path: { userId, subscriptionId } };
  return api.request(
    'get',
    '/subscriptions/{subscriptionId}/users/{userId}/owned-items',
    { params },
    options,
  );
}

/** Returns the items of people removed from the subscription. */
export async function listLeftovers(api: PlatformApi, subscriptionId: string, options: CallOptions = {}) {
  requireParameters({ subscriptionId });
  const params = { path: { subscriptionId } };
  return api.request('get', '/subscriptions/{subscriptionId}/leftovers', { params }, options);
}

/** Makes a user the owner of all projects of another person in the subscription. */
export async function handOverOwnedItems(
  api: PlatformApi,
  { userId, subscriptionId }: Membership,
  handOver: { readonly receiverId: string },
) {
  requireParameters({ userId, subscriptionId });
  requireBody('handOver', handOver, ['receiverId']);
  const init = { params: { path: { userId, subscriptionId } }, body: handOver };
  return api.request('post', '/subscriptions/{subscriptionId}/users/{userId}/hand-over', init);
}
