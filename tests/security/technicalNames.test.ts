import { describe, expect, it } from 'vitest';
import { demoUserId, SUBSCRIPTIONS } from '@/demo';
import { eq } from 'drizzle-orm';
import { memberships } from '../../platform/database/schema';
import { startTestPlatform } from '../contract/support/startTestPlatform';

const platform = startTestPlatform();

async function nameOf(account: string, subscriptionId: string, name: string): Promise<string> {
  const body = { subscriptionId, type: 'development', name };
  return (await platform.ok(account, 'createEnvironment', { body })).defaultName;
}

describe('the technical name of an environment', () => {
  it('does not depend on the names of other customers', async () => {
    await platform.db
      .update(memberships)
      .set({ roles: ['SA'] })
      .where(eq(memberships.userId, demoUserId('press.01@demo.test')));
    const { aurora, borealis } = SUBSCRIPTIONS;
    // The first name is taken by Aurora, the second by no environment: Borealis can't distinguish them.
    for (const name of ['Aurora production', 'Nobody has this']) {
      const start = name.toLowerCase().replaceAll(' ', '-');
      expect(await nameOf('press.01', borealis, name)).toBe(`${start}-${borealis.slice(-8)}`);
    }
    expect(await nameOf('subscription.admin', aurora, 'Nobody has this')).toBe(
      `nobody-has-this-${aurora.slice(-8)}`,
    );
  });
});
