import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { demoGroupId, demoUserId, ENVIRONMENTS, SUBSCRIPTIONS } from '@/demo';
import { memberships, users } from '../../platform/database/schema';
import { NOW, startTestPlatform } from '../contract/support/startTestPlatform';

const platform = startTestPlatform();
const subscriptionId = SUBSCRIPTIONS.borealis;

/** Subscription admin of Borealis and of nothing else. */
const admin = 'press.01';
const name = { firstName: 'Not', lastName: 'Theirs' };
/** Whom the admin invites: somebody of Aurora, somebody who may do everything, and nobody known. */
const invited = ['user@demo.test', 'full.access@demo.test', 'nobody.yet@demo.test'];

beforeEach(async () => {
  await platform.db
    .update(memberships)
    .set({ roles: ['SA'] })
    .where(eq(memberships.userId, demoUserId(`${admin}@demo.test`)));
});

async function invite(userEmails: string[]): Promise<string[]> {
  const environments = [{ environmentId: ENVIRONMENTS.borealisProduction, userRole: 'EU' }];
  const userGroupIds = [demoGroupId('borealis', 'Print shop')];
  const { invitationResults } = await platform.ok(admin, 'inviteUsers', {
    body: { subscriptionId, userEmails, userGroupIds, environments },
  });
  return invitationResults.map(({ userId }) => userId ?? '');
}

describe('an invitation to an account of another customer', () => {
  it('shows no more of it than of one that did not exist, whoever asks and however', async () => {
    const ids = await invite(invited);
    await platform.ok(admin, 'updateUserEnvironments', {
      params: { subscriptionId, userId: demoUserId('press.02@demo.test') },
      body: { environmentRoles: [{ environmentId: ENVIRONMENTS.borealisProduction, userRole: 'EA' }] },
    });
    const group = { params: { id: demoGroupId('borealis', 'Print shop') } };
    for (const account of [admin, 'press.02'])
      for (const people of [
        await platform.ok(account, 'listSubscriptionUsers', { params: { subscriptionId } }),
        await platform.ok(account, 'listGroupUsers', group),
        await Promise.all(
          ids.map((userId) =>
            platform.ok(account, 'getSubscriptionUser', { params: { subscriptionId, userId } }),
          ),
        ),
      ]) {
        const shown = people.filter(({ id }) => ids.includes(id));
        expect(shown.map(({ email }) => email).sort()).toEqual([...invited].sort());
        const [one, ...others] = shown.map(({ id: _id, email: _email, ...rest }) => rest);
        expect(one).toMatchObject({
          firstName: null,
          lastName: null,
          avatar: null,
          lastSeen: null,
          hasFullAccess: false,
          createdAt: NOW.getTime() / 1000,
        });
        for (const other of others) expect(other).toEqual(one);
      }
  });

  it('changes nothing of it, in the same words for all', async () => {
    const read = () => platform.db.select().from(users).orderBy(users.id);
    const ids = await invite(invited);
    const before = await read();
    for (const userId of ids) {
      const problem = await platform.refused(admin, 'updateUserName', 409, {
        params: { userId },
        body: name,
      });
      expect(problem.detail).toBe('The user has not accepted the invitation yet.');
      await platform.refused(admin, 'activateUser', 409, { params: { subscriptionId, userId } });
      await platform.refused(admin, 'deactivateUser', 409, { params: { subscriptionId, userId } });
    }
    expect(await read()).toEqual(before);
  });

  it('makes them a member like others once they have come', async () => {
    const [userId = ''] = await invite(['user@demo.test']);
    await platform.ok('user', 'getMe');
    const params = { subscriptionId, userId };
    expect(await platform.ok(admin, 'getSubscriptionUser', { params })).toMatchObject({
      status: 'Active',
      firstName: 'Plain',
      lastName: 'User',
    });
    await platform.ok(admin, 'updateUserName', { params: { userId }, body: name });
    expect(await platform.ok('user', 'getMe')).toMatchObject(name);
  });

  it.each(['withdrawInvitation', 'removeUserFromSubscription'] as const)(
    'ends by %s without taking the account along, nor one that is moving here',
    async (operation) => {
      const moving = { id: randomUUID(), email: 'moving@demo.test', isMigrating: true, createdAt: NOW };
      await platform.db.insert(users).values(moving);
      const ids = await invite(['user@demo.test', moving.email, 'nobody.yet@demo.test']);
      for (const userId of ids)
        await platform.ok(admin, operation, {
          params: operation === 'withdrawInvitation' ? { userId } : { subscriptionId, userId },
          query: operation === 'withdrawInvitation' ? { subscriptionId } : {},
        });
      const left = await Promise.all(ids.map((id) => platform.db.$count(users, eq(users.id, id))));
      expect(left).toEqual([1, 1, 0]);
      const stillInAurora = and(
        eq(memberships.userId, ids[0] ?? ''),
        eq(memberships.subscriptionId, SUBSCRIPTIONS.aurora),
      );
      expect(await platform.db.$count(memberships, stillInAurora)).toBe(1);
    },
  );
});
