import { describe, expect, it } from 'vitest';
import { demoGroupId, ENVIRONMENTS, SUBSCRIPTIONS } from '@/demo';
import { createOutbox } from '../../platform/mail/createOutbox';
import { lowerAscii, normalisedEmail } from '../../platform/mail/normalisedEmail';
import { NOW, startTestPlatform } from '../contract/support/startTestPlatform';

const platform = startTestPlatform();
const subscriptionId = SUBSCRIPTIONS.aurora;
const admin = 'subscription.admin';

async function invite(account: string, email: string, body: object = {}): Promise<string> {
  const { invitationResults } = await platform.ok(account, 'inviteUsers', {
    body: { subscriptionId, userEmails: [email], userGroupIds: [], ...body },
  });
  return invitationResults[0]?.userId ?? '';
}

const withdraw = (userId: string) => ({ params: { userId }, query: { subscriptionId } });
const roleIn = (environmentId: string) => ({ environmentId, userRole: 'EU' });

describe('an invitation an environment admin did not make', () => {
  const beyond: [string, object][] = [
    [
      'a role in another environment',
      { environments: [roleIn(ENVIRONMENTS.auroraProduction), roleIn(ENVIRONMENTS.auroraSandbox)] },
    ],
    ['a group', { userGroupIds: [demoGroupId('aurora', 'Reviewers')] }],
  ];
  it.each(beyond)('is kept when it grants %s', async (_what, body) => {
    const userId = await invite(admin, 'somebody.new@demo.test', body);
    const problem = await platform.refused('environment.admin', 'withdrawInvitation', 403, withdraw(userId));
    expect(problem.detail).toMatch(/^This invitation reaches beyond the environments you administer/);
    await platform.ok(admin, 'withdrawInvitation', withdraw(userId));
  });

  it('is withdrawn when it is only about their environments', async () => {
    const { environmentRoles = {} } = await platform.ok('environment.admin', 'getMyPermissions');
    const own = Object.keys(environmentRoles).filter((id) => environmentRoles[id]?.includes('EA'));
    const userId = await invite(admin, 'somebody.new@demo.test', { environments: own.map(roleIn) });
    await platform.ok('environment.admin', 'withdrawInvitation', withdraw(userId));
  });
});

describe('addresses', () => {
  it.each([
    ['a line break', 'user@demo.test\nBcc: other@demo.test'],
    ['a control character', 'us\u0007er@demo.test'],
    ['a byte order mark', '\ufeffuser@demo.test'],
    ['a joiner nobody sees', 'us\u200der@demo.test'],
    ['compatibility letters', 'ｕser@demo.test'],
    ['a Kelvin sign for a k', 'user@\u212aiosk.test'],
  ])('with %s are none', async (_what, address) => {
    expect(normalisedEmail(address)).toBeUndefined();
    const { invitationResults } = await platform.ok(admin, 'inviteUsers', {
      body: { subscriptionId, userEmails: [address], userGroupIds: [] },
    });
    expect(invitationResults[0]).toMatchObject({ status: 'Failure', userId: null });
    expect(platform.mails).toEqual([]);
  });

  it('are used as stored, lower-cased in ASCII only', async () => {
    await invite(admin, ' New.Person@Demo.TEST ');
    expect(platform.mails.map(({ to }) => to)).toEqual(['new.person@demo.test']);
    expect(lowerAscii('ÀK\u212a')).toBe('Àk\u212a');
  });

  it('with control characters are refused by the mailer, too', async () => {
    const mail = { to: 'user@demo.test\r\nBcc: other@demo.test', subject: 'Link', text: '' };
    await expect(createOutbox('/nowhere').send(mail)).rejects.toThrow('control characters');
  });
});

describe('an address that is invited repeatedly', () => {
  const email = 'somebody.new@demo.test';
  const MINUTE = 60_000;
  const send = (userEmails: string[], subscription: string = subscriptionId) =>
    platform.call(admin, 'inviteUsers', {
      body: { subscriptionId: subscription, userEmails, userGroupIds: [] },
    });

  it('gets five mails an hour from one subscription, then 429 with the time to retry', async () => {
    for (let time = 0; time < 5; time++) expect((await send([email])).status).toBe(200);
    platform.now = new Date(NOW.getTime() + 20 * MINUTE);
    const { status, headers, text } = await send([email.toUpperCase()]);
    expect(status).toBe(429);
    expect(headers['retry-after']).toBe(String(40 * 60));
    expect(text).toContain('This address has been invited many times. Try again in 40 minutes.');
    expect(platform.mails).toHaveLength(5);
    platform.now = new Date(NOW.getTime() + 60 * MINUTE);
    expect((await send([email])).status).toBe(200);
  });

  it('does not prevent other addresses from being invited with it', async () => {
    for (let time = 0; time < 5; time++) await send([email]);
    const { status, text } = await send(['one@demo.test', email, 'nobody']);
    expect(status).toBe(200);
    const { invitationResults } = JSON.parse(text) as { invitationResults: { status: string }[] };
    expect(invitationResults.map(({ status: outcome }) => outcome)).toEqual([
      'Success',
      'Failure',
      'Failure',
    ]);
    expect(platform.mails.at(-1)?.to).toBe('one@demo.test');
  });

  it('gets twenty mails a day from all customers together', async () => {
    for (let time = 0; time < 20; time++) {
      // Far enough apart for the limit of one subscription.
      platform.now = new Date(NOW.getTime() + time * 13 * MINUTE);
      await send([email], time % 2 === 0 ? subscriptionId : SUBSCRIPTIONS.borealis);
    }
    const { status, text } = await send([email]);
    expect(status).toBe(429);
    expect(text).toContain('Try again in 20 hours.');
    expect(platform.mails).toHaveLength(20);
  });
});
