import { describe, expect, it } from 'vitest';
import { SUBSCRIPTIONS } from '@/demo';
import { passwordLink, readPasswordLink, setFirstPassword } from '../../platform/identity/passwordLink';
import { LINK_LIFETIME } from '../../platform/identity/personalLink';
import { signIn } from '../../platform/identity/signIn';
import { NOW, startTestPlatform } from './support/startTestPlatform';

const platform = startTestPlatform();
const settings = { publicUrl: 'http://platform.test', signatureSecret: 'a secret of this test' };

async function invited(): Promise<string> {
  const body = { subscriptionId: SUBSCRIPTIONS.aurora, userEmails: ['newcomer@demo.test'], userGroupIds: [] };
  const { invitationResults } = await platform.ok('subscription.admin', 'inviteUsers', { body });
  return invitationResults[0]?.userId ?? '';
}

const queryOf = (link: string) => Object.fromEntries(new URL(link).searchParams);
const after = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);

describe('the link to set a first password', () => {
  it('is good for a week, for its user, as the platform made it', async () => {
    const userId = await invited();
    const query = queryOf(passwordLink(userId, NOW, settings));
    const read = (changed: object, now: Date) =>
      readPasswordLink(platform.db, { ...query, ...changed }, now, settings);
    expect(await read({}, after(LINK_LIFETIME - 1))).toEqual({ userId, email: 'newcomer@demo.test' });
    expect(await read({}, after(LINK_LIFETIME))).toBeUndefined();
    expect(await read({ expires: String(NOW.getTime() * 2) }, NOW)).toBeUndefined();
    expect(await read({ signature: undefined }, NOW)).toBeUndefined();
    expect(
      await readPasswordLink(platform.db, query, NOW, { ...settings, signatureSecret: 'x' }),
    ).toBeUndefined();
  });

  it('works once: the password signs in and can’t be set again', async () => {
    const userId = await invited();
    const query = queryOf(passwordLink(userId, NOW, settings));
    expect(await setFirstPassword(platform.db, userId, 'the first one')).toBe(true);
    expect(await setFirstPassword(platform.db, userId, 'another one')).toBe(false);
    expect(await readPasswordLink(platform.db, query, NOW, settings)).toBeUndefined();
    const address = 'newcomer@demo.test';
    const credentials = { email: address, password: 'the first one', cookies: undefined };
    const result = await signIn(platform.db, credentials, settings, NOW);
    expect(result).toEqual({ outcome: 'signed-in', accountId: userId, address });
  });
});
