import { and, eq, inArray, sql } from 'drizzle-orm';
import { expect, describe, it } from 'vitest';
import { demoUserId, SUBSCRIPTIONS } from '@/demo';
import type { Database } from '../../platform/database';
import { memberships, subscriptions, users } from '../../platform/database/schema';
import { sign } from '../../platform/http/signature';
import { NOW, SIGNATURE_SECRET, startTestPlatform } from './support/startTestPlatform';

const platform = startTestPlatform({ keepsChanges: true });
const { aurora, borealis } = SUBSCRIPTIONS;
const admin = 'subscription.admin';
const idOf = (desk: string) => demoUserId(`${desk}@demo.test`);
const remove = (desk: string, subscriptionId: string = aurora) =>
  platform.call(admin, 'removeUserFromSubscription', { params: { subscriptionId, userId: idOf(desk) } });
const invite = (desk: string, subscriptionId: string = borealis) =>
  platform.ok(admin, 'inviteUsers', {
    body: { subscriptionId, userEmails: [`${desk}@demo.test`], userGroupIds: [] },
  });
const join = async (desk: string) => {
  await invite(desk);
  await platform.ok(desk, 'acceptInvitation', { params: { subscriptionId: borealis } });
};

function federate(desk: string) {
  const timestamp = NOW.getTime() / 1000;
  const body = { newUserId: `idp|${desk}` };
  const path = `/users/${idOf(desk)}/enable-federation`;
  return platform.call(null, 'enableFederation', {
    params: { userId: idOf(desk) },
    body,
    headers: {
      signature: sign(SIGNATURE_SECRET, timestamp, { method: 'POST', path, body }),
      'signature-timestamp': String(timestamp),
    },
  });
}

const accountsOf = (desk: string) =>
  platform.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, `${desk}@demo.test`));
const subscriptionsOf = async (desk: string) => {
  const rows = await platform.db
    .select({ id: memberships.subscriptionId })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(eq(users.email, `${desk}@demo.test`));
  return rows.map(({ id }) => id);
};

describe('simultaneous changes to one user in two subscriptions', () => {
  it('delete an account without memberships', async () => {
    await join('prepress.01');
    const removed = await Promise.all([remove('prepress.01'), remove('prepress.01', borealis)]);
    expect(removed.map(({ status }) => status)).toEqual([204, 204]);
    expect(await accountsOf('prepress.01')).toEqual([]);
  });

  it('never affect an invitation', async () => {
    const [removed] = await Promise.all([remove('prepress.02'), invite('prepress.02')]);
    expect(removed.status).toBe(204);
    expect(await subscriptionsOf('prepress.02')).toEqual([borealis]);
  });
});

// The embedded database serializes transactions; only on a server can they meet.
if (process.env.TEST_DATABASE_URL) {
  describe('simultaneous transactions on one user', () => {
    /** Starts calls that wait for another transaction, and ends it once all of them wait. */
    async function meet<Result>(
      hold: (transaction: Database) => PromiseLike<unknown>,
      ...calls: (() => Promise<Result>)[]
    ): Promise<Result[]> {
      const made: Promise<Result>[] = [];
      await platform.db.transaction(async (transaction) => {
        await hold(transaction);
        for (const call of calls) {
          made.push(call());
          await expect.poll(waiting).toBe(made.length);
        }
      });
      return Promise.all(made);
    }

    async function waiting(): Promise<number> {
      const { rows } = (await platform.db.execute(sql`
        select count(*)::int as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`)) as unknown as {
        rows: { count: number }[];
      };
      return rows[0]?.count ?? 0;
    }

    const lockPerson = (desk: string) => (transaction: Database) =>
      transaction
        .select({ id: users.id })
        .from(users)
        .where(eq(users.id, idOf(desk)))
        .for('update');
    const lockBoth = (transaction: Database) =>
      transaction
        .select({ id: subscriptions.id })
        .from(subscriptions)
        .where(inArray(subscriptions.id, [aurora, borealis]))
        .for('update');

    it('keep a membership added while the last other one ended', async () => {
      const [removed] = await meet(
        (transaction) =>
          transaction.insert(memberships).values({
            subscriptionId: borealis,
            userId: idOf('prepress.04'),
            status: 'Pending',
            invitedAt: NOW,
          }),
        () => remove('prepress.04'),
      );
      expect(removed?.status).toBe(204);
      expect(await subscriptionsOf('prepress.04')).toEqual([borealis]);
    });

    it('remove the account with the second of two last memberships', async () => {
      await join('prepress.05');
      const removed = await meet(
        lockPerson('prepress.05'),
        () => remove('prepress.05'),
        () => remove('prepress.05', borealis),
      );
      expect(removed.map(({ status }) => status)).toEqual([204, 204]);
      expect(await accountsOf('prepress.05')).toEqual([]);
    });

    it('invite a user again whose account was just deleted', async () => {
      await meet(
        (transaction) => transaction.delete(users).where(eq(users.id, idOf('prepress.06'))),
        () => invite('prepress.06'),
      );
      expect(await subscriptionsOf('prepress.06')).toEqual([borealis]);
      expect(await accountsOf('prepress.06')).not.toEqual([{ id: idOf('prepress.06') }]);
    });

    it('remove and federate one after the other, in either order', async () => {
      const removedFirst = await meet(
        lockBoth,
        () => remove('prepress.07'),
        () => federate('prepress.07'),
      );
      expect(removedFirst.map(({ status }) => status)).toEqual([204, 404]);
      const federatedFirst = await meet(
        lockBoth,
        () => federate('prepress.08'),
        () => remove('prepress.08'),
      );
      expect(federatedFirst.map(({ status }) => status)).toEqual([204, 204]);
    });

    it('do not withdraw an invitation that was being accepted', async () => {
      const params = { userId: idOf('marketing.06') };
      const [withdrawn] = await meet(
        (transaction) =>
          transaction
            .update(memberships)
            .set({ status: 'Active' })
            .where(and(eq(memberships.userId, params.userId), eq(memberships.subscriptionId, aurora))),
        () => platform.call(admin, 'withdrawInvitation', { params, query: { subscriptionId: aurora } }),
      );
      expect(withdrawn?.status).toBe(409);
      expect(await subscriptionsOf('marketing.06')).toEqual([aurora]);
    });
  });
}
