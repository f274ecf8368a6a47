import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { demoGroupId, demoUserId, ENVIRONMENTS, SUBSCRIPTIONS } from '@/demo';
import { memberships, users } from '../../platform/database/schema';
import { NOW, startTestPlatform } from '../contract/support/startTestPlatform';

const platform = startTestPlatform();
const subscriptionId = SUBSCRIPTIONS.borealis;

/** Subscription admin only of Borealis. */
const admin = 'press.01';
const name = { firstName: 'Not', lastName: 'Theirs' };
/** The invited users: a user of Aurora, one with full access, and an unknown one. */
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
  it('shows no more than for a new address to any caller', async () => {
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

  it('changes nothing, with the same message for all', async () => {
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

  it('makes no user a member before they accept, however often it is sent', async () => {
    const [userId = ''] = await invite(['user@demo.test']);
    const params = { subscriptionId, userId };
    for (let call = 0; call < 2; call++) {
      const { environmentRoles } = await platform.ok('user', 'getMe');
      expect(Object.keys(environmentRoles)).toEqual([ENVIRONMENTS.auroraProduction]);
      expect(await platform.ok(admin, 'getSubscriptionUser', { params })).toMatchObject({
        status: 'Pending',
        firstName: null,
        lastSeen: null,
      });
    }
    await platform.refused(admin, 'updateUserName', 409, { params: { userId }, body: name });
  });

  it('makes them a regular member once they accept', async () => {
    const [userId = ''] = await invite(['user@demo.test']);
    expect(await platform.ok('user', 'listMyInvitations')).toEqual([
      {
        subscriptionId,
        subscriptionName: 'Borealis',
        clientName: 'Borealis Print',
        invitedAt: NOW.getTime() / 1000,
      },
    ]);
    await platform.ok('user', 'acceptInvitation', { params: { subscriptionId } });
    expect(await platform.ok('user', 'listMyInvitations')).toEqual([]);
    await platform.refused('user', 'acceptInvitation', 404, { params: { subscriptionId } });
    const params = { subscriptionId, userId };
    expect(await platform.ok(admin, 'getSubscriptionUser', { params })).toMatchObject({
      status: 'Active',
      firstName: 'Plain',
      lastName: 'User',
    });
    const { environmentRoles } = await platform.ok('user', 'getMe');
    expect(environmentRoles[ENVIRONMENTS.borealisProduction]).toContain('EU');
  });

  it('is deleted when it is declined, and the account is unchanged', async () => {
    const before = await platform.ok('user', 'getMe');
    await invite(['user@demo.test']);
    await platform.ok('user', 'declineInvitation', { params: { subscriptionId } });
    await platform.refused('user', 'declineInvitation', 404, { params: { subscriptionId } });
    expect(await platform.ok('user', 'getMe')).toEqual(before);
    const people = await platform.ok(admin, 'listSubscriptionUsers', { params: { subscriptionId } });
    expect(people.map(({ email }) => email)).not.toContain('user@demo.test');
    // Names from one invitation are not available to the next one either.
    const next = await platform.ok(admin, 'inviteUsers', {
      body: { subscriptionId, userEmails: ['user@demo.test'], userGroupIds: [] },
    });
    const params = { subscriptionId, userId: next.invitationResults[0]?.userId ?? '' };
    expect(await platform.ok(admin, 'getSubscriptionUser', { params })).toMatchObject({
      environmentRoles: [],
      userGroupIds: [],
    });
  });

  it('can be answered by the invited user only', async () => {
    await invite(['user@demo.test']);
    for (const account of [admin, 'user.many', 'full.access'])
      for (const operation of ['acceptInvitation', 'declineInvitation'] as const)
        await platform.refused(account, operation, 404, { params: { subscriptionId } });
    expect(await platform.ok('user', 'listMyInvitations')).toHaveLength(1);
  });

  it('is accepted by the first call when it made the account, and by none when there are several', async () => {
    await invite(['nobody.yet@demo.test', 'else.yet@demo.test']);
    // The demo's token names an account by its address.
    const [one, other] = await Promise.all(
      ['nobody.yet@demo.test', 'else.yet@demo.test'].map(async (email) => {
        const [row] = await platform.db.select().from(users).where(eq(users.email, email));
        const id = demoUserId(email);
        await platform.db.insert(users).values({ ...row!, id, email: `moved.${email}` });
        await platform.db.update(memberships).set({ userId: id }).where(eq(memberships.userId, row!.id));
        return { id, email };
      }),
    );
    await platform.db.insert(memberships).values({
      subscriptionId: SUBSCRIPTIONS.aurora,
      userId: other!.id,
      status: 'Pending',
      invitedAt: NOW,
    });
    expect(await platform.ok(one!.email, 'getMe')).toMatchObject({ status: 'Active' });
    expect(await platform.ok(one!.email, 'listMyInvitations')).toEqual([]);
    expect(await platform.ok(other!.email, 'getMe')).toMatchObject({ status: 'Pending' });
    expect(await platform.ok(other!.email, 'getMe')).toMatchObject({ status: 'Pending' });
    expect(await platform.ok(other!.email, 'listMyInvitations')).toHaveLength(2);
    // They may only set their names, and answer.
    await platform.refused(other!.email, 'listEnvironments', 403);
    await platform.ok(other!.email, 'updateUserName', { params: { userId: other!.id }, body: name });
    await platform.ok(other!.email, 'acceptInvitation', { params: { subscriptionId } });
    expect(await platform.ok(other!.email, 'getMe')).toMatchObject({ status: 'Active' });
  });

  it('sends a mail with a link to answer it, and none to set a password', async () => {
    await invite(['user@demo.test', 'nobody.yet@demo.test']);
    const textTo = (address: string) => platform.mails.find(({ to }) => to === address)?.text;
    expect(textTo('user@demo.test')).toContain('Accept or decline it: http://console.test/invitations');
    expect(textTo('user@demo.test')).not.toContain('password');
    expect(textTo('nobody.yet@demo.test')).toContain('/identity/password?');
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

describe('the name of a user in several subscriptions', () => {
  const aurora = 'subscription.admin';

  it('can’t be changed by an admin of only some of them', async () => {
    const [userId = ''] = await invite(['user@demo.test']);
    await platform.ok('user', 'acceptInvitation', { params: { subscriptionId } });
    const before = await platform.ok('user', 'getMe');
    const problem = await platform.refused(admin, 'updateUserName', 403, { params: { userId }, body: name });
    expect(problem.detail).toBe(
      'This user belongs to other subscriptions, too, and changes the name under My account.',
    );
    expect(await platform.ok('user', 'getMe')).toEqual(before);
    // An admin of both, a user with full access, and the user.
    for (const account of [aurora, 'full.access', 'user'])
      await platform.ok(account, 'updateUserName', { params: { userId }, body: name });
  });

  it('can be changed by their own admin despite an invitation of others', async () => {
    const userId = demoUserId('press.03@demo.test');
    await platform.db
      .insert(memberships)
      .values({ subscriptionId: SUBSCRIPTIONS.aurora, userId, status: 'Pending', invitedAt: NOW });
    await platform.ok(admin, 'updateUserName', { params: { userId }, body: name });
  });

  it('can’t be changed by others when the user has full access', async () => {
    const userId = demoUserId('full.access@demo.test');
    await invite(['full.access@demo.test']);
    await platform.ok('full.access', 'acceptInvitation', { params: { subscriptionId } });
    const problem = await platform.refused(admin, 'updateUserName', 403, { params: { userId }, body: name });
    expect(problem.detail).toBe('This user has full access. Only they can change their name.');
    await platform.ok('full.access', 'updateUserName', { params: { userId }, body: name });
  });
});
