import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { demoUserId, SUBSCRIPTIONS } from '@/demo';
import { memberships } from '../../platform/database/schema';
import { startTestPlatform } from './support/startTestPlatform';

const platform = startTestPlatform();
const { borealis } = SUBSCRIPTIONS;
const inBorealis = (account: string) => ({
  subscriptionId: borealis,
  userId: demoUserId(`${account}@demo.test`),
});
const LAST = inBorealis('subscription.admin');
const REASON = 'the last active subscription admin';

type Status = typeof memberships.$inferSelect.status;

/** Makes a user the second subscription admin of Borealis, with this membership status. */
async function addAdmin(account: string, status: Status): Promise<void> {
  const { userId } = inBorealis(account);
  const changed = await platform.db
    .update(memberships)
    .set({ roles: ['SA'], status })
    .where(and(eq(memberships.subscriptionId, borealis), eq(memberships.userId, userId)))
    .returning({ userId: memberships.userId });
  expect(changed).toHaveLength(1);
}

const counts = async () => {
  const detail = await platform.ok('full.access', 'getSubscription', {
    params: { subscriptionId: borealis },
  });
  return [detail.noOfSAUsers, detail.noOfActiveSAUsers];
};

describe('the last active subscription admin', () => {
  it.each<Status>(['Pending', 'Blocked', 'Inactive'])(
    'stays although another one is %s, who can’t do anything',
    async (status) => {
      const [all = 0, active = 0] = await counts();
      await addAdmin('press.01', status);
      expect(await counts()).toEqual([all + 1, active]);
      for (const operation of ['deactivateUser', 'removeUserFromSubscription'] as const) {
        const problem = await platform.refused('full.access', operation, 409, { params: LAST });
        expect(problem.detail, operation).toContain(REASON);
      }
      const demoted = await platform.refused('full.access', 'updateSubscriptionRoles', 409, {
        params: LAST,
        body: { subscriptionRoles: [] },
      });
      expect(demoted.detail).toContain(REASON);
    },
  );

  it('may be deactivated when another one is active', async () => {
    await addAdmin('press.01', 'Active');
    await platform.ok('full.access', 'deactivateUser', { params: LAST });
    const problem = await platform.refused('full.access', 'deactivateUser', 409, {
      params: inBorealis('press.01'),
    });
    expect(problem.detail).toContain(REASON);
  });
});
