import { demoUserId, SUBSCRIPTIONS } from '@/demo';
import type { TestPlatform } from './startTestPlatform';

/** Gives a user exactly these roles in Aurora. */
export async function setRoles(
  platform: TestPlatform,
  account: string,
  subscriptionRoles: ('SA' | 'SU' | 'TD')[],
): Promise<void> {
  const params = { subscriptionId: SUBSCRIPTIONS.aurora, userId: demoUserId(`${account}@demo.test`) };
  const { headers } = await platform.call('full.access', 'getSubscriptionUser', { params });
  await platform.ok('full.access', 'updateSubscriptionRoles', {
    params,
    body: { subscriptionRoles },
    headers: { 'if-match': String(headers.etag) },
  });
}
