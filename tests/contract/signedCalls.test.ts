import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { CLIENTS, demoGroupId, demoUserId, SUBSCRIPTIONS } from '@/demo';
import { users } from '../../platform/database/schema';
import { LINK_LIFETIME } from '../../platform/identity/personalLink';
import { verifyAddress } from '../../platform/identity/verificationLink';
import { loadCaller } from '../../platform/access/loadCaller';
import { migrationOf, sign, type SignedCall } from '../../platform/http/signature';
import { NOW, SIGNATURE_SECRET, startTestPlatform } from './support/startTestPlatform';

const platform = startTestPlatform();
const { aurora, borealis } = SUBSCRIPTIONS;
const admin = 'subscription.admin';
const MINUTE = 60;
const seconds = NOW.getTime() / 1000;

function signed(call: SignedCall, timestamp = seconds): Record<string, string> {
  const signature = sign(SIGNATURE_SECRET, timestamp, call);
  return { signature, 'signature-timestamp': String(timestamp) };
}

/** Builds a valid signed call on a user. */
function onUser(userId: string, action: string, body: object, timestamp?: number) {
  const call = { method: 'POST', path: `/users/${userId}/${action}`, body } as const;
  return { params: { userId }, body, headers: signed(call, timestamp) };
}

const federate = (userId: string, body: object, timestamp?: number) =>
  onUser(userId, 'enable-federation', body, timestamp);
const setGroups = (userId: string, body: object) => onUser(userId, 'federated-groups', body);

const email = 'packaging.01@sso.demo.test';
const params = { userId: demoUserId(email) };
const linked = federate(params.userId, { newUserId: 'idp|new' });
const guardians = { groupIds: ['idp-brand-guardians'], userEmail: email };
const newcomer = { email: 'Old.Desk@demo.test', firstName: ' Old ', lastName: 'Desk' };
const add = { body: newcomer, headers: signed(migrationOf(newcomer.email)) };

describe('signatures', () => {
  it('are valid for five minutes before and after', async () => {
    for (const [age, status] of [
      [5 * MINUTE, 204],
      [5 * MINUTE + 1, 401],
      [-5 * MINUTE - 1, 401],
    ] as const) {
      const call = federate(params.userId, { newUserId: `idp|${age}` }, seconds - age);
      expect((await platform.call(null, 'enableFederation', call)).status, String(age)).toBe(status);
    }
  });

  it('are valid for one change only', async () => {
    await platform.ok(null, 'enableFederation', linked);
    const problem = await platform.refused(null, 'enableFederation', 401, linked);
    expect(problem.detail).toBe('This link has been used already. Ask for a new one.');
  });

  it('are stored until the timestamp refuses them, even for one in the future', async () => {
    const ahead = 5 * MINUTE;
    const early = federate(params.userId, { newUserId: 'idp|new' }, seconds + ahead);
    await platform.ok(null, 'enableFederation', early);
    for (const [passed, detail] of [
      [5 * MINUTE + 1, 'This link has been used already. Ask for a new one.'],
      [10 * MINUTE, 'This link has been used already. Ask for a new one.'],
      [10 * MINUTE + 1, 'This link has expired. Ask for a new one.'],
    ] as const) {
      platform.now = new Date(NOW.getTime() + passed * 1000);
      // The cleanup of another change must not delete this signature.
      const another = federate(params.userId, { newUserId: `idp|${passed}` }, seconds + passed);
      await platform.ok(null, 'enableFederation', another);
      const problem = await platform.refused(null, 'enableFederation', 401, early);
      expect(problem.detail, `${passed} s`).toBe(detail);
    }
  });

  it('cover the user and all changed values', async () => {
    const { body } = linked;
    for (const changed of [
      { newUserId: 'idp|other' },
      { ...body, subscriptionIds: [aurora] },
      { ...body, firstName: 'Somebody' },
      { ...body, email },
    ])
      await platform.refused(null, 'enableFederation', 401, { ...linked, body: changed });
    const somebody = { ...linked, params: { userId: demoUserId('user@demo.test') } };
    await platform.refused(null, 'enableFederation', 401, somebody);
    await platform.ok(null, 'enableFederation', linked);
  });

  it('differ for two groups and one group whose id contains a comma', async () => {
    const both = { groupIds: ['a', 'b'], userEmail: email };
    const { headers } = setGroups(params.userId, { ...both, groupIds: ['a,b'] });
    await platform.refused(null, 'updateFederatedGroups', 401, { params, body: both, headers });
  });

  it('are valid for the same body with its fields in another order', async () => {
    const { headers } = setGroups(params.userId, guardians);
    const body = { userEmail: email, groupIds: guardians.groupIds };
    expect(JSON.stringify(body)).not.toBe(JSON.stringify(guardians));
    await platform.ok(null, 'updateFederatedGroups', { params, body, headers });
  });

  it('are valid for their own call only, even with the same body', async () => {
    const { headers } = setGroups(params.userId, linked.body);
    await platform.refused(null, 'enableFederation', 401, { ...linked, headers });
    const forStatus = signed({
      method: 'POST',
      path: `/users/${params.userId}/email-status`,
      body: { email },
    });
    await platform.refused(null, 'getEmailStatus', 401, { params, headers: forStatus });
    const forNothing = signed({ ...migrationOf(newcomer.email), path: '/users/manage' });
    await platform.refused(null, 'addMigratedUser', 401, { ...add, headers: forNothing });
  });

  it('fail with the same message for a wrong one and for an unknown user', async () => {
    const unknown = { ...linked, params: { userId: demoUserId('nobody@demo.test') } };
    const wrong = { ...linked, headers: { ...linked.headers, signature: '0'.repeat(64) } };
    const problems = [
      await platform.refused(null, 'enableFederation', 401, unknown),
      await platform.refused(null, 'enableFederation', 401, wrong),
    ];
    expect(new Set(problems.map(({ detail }) => detail)).size).toBe(1);
  });

  it('R7.27 R7.28 R7.40 R7.41 are required, with their timestamp', async () => {
    const calls = [
      ['enableFederation', linked],
      ['updateFederatedGroups', setGroups(params.userId, guardians)],
      ['addMigratedUser', add],
      ['getEmailStatus', { params, headers: signed(migrationOf(email)) }],
    ] as const;
    for (const [operation, call] of calls) {
      for (const header of ['signature', 'signature-timestamp'] as const) {
        const { [header]: _left, ...headers } = call.headers;
        const problem = await platform.refused(null, operation, 400, { ...call, headers });
        expect(problem.errors).toEqual([{ field: header, message: 'is required' }]);
      }
      await platform.ok(null, operation, call);
    }
  });
});

describe('enabling federation', () => {
  it('R7.27 R3.24 links the user and federates the memberships', async () => {
    const account = 'user@demo.test';
    const userId = demoUserId(account);
    const body = { newUserId: 'idp|user', email: account, firstName: 'Linked', lastName: 'User' };
    await platform.ok(null, 'enableFederation', federate(userId, body));
    const user = await platform.ok(admin, 'getSubscriptionUser', {
      params: { subscriptionId: aurora, userId },
    });
    expect(user).toMatchObject({ firstName: 'Linked', isFederated: true, membershipType: 1 });
    const [row] = await platform.db.select().from(users).where(eq(users.id, userId));
    expect(row).toMatchObject({ externalUserId: 'idp|user', passwordHash: null });
  });

  it('R3.24 joins only subscriptions of the customer with the domain on their list', async () => {
    const join = (subscriptionIds: string[], customerGuid: string, newUserId: string) =>
      platform.call(
        null,
        'enableFederation',
        federate(params.userId, { newUserId, subscriptionIds, customerGuid }),
      );
    expect((await join([aurora], CLIENTS.aurora, 'idp|a')).status).toBe(204);
    expect((await join([aurora], CLIENTS.borealis, 'idp|b')).status).toBe(400);
    expect((await join([borealis], CLIENTS.borealis, 'idp|c')).status).toBe(400);
  });

  it('links an identity to one account only, again and again if need be', async () => {
    const link = (account: string, at: number) => federate(demoUserId(account), { newUserId: 'idp|one' }, at);
    const read = (account: string) =>
      platform.db
        .select()
        .from(users)
        .where(eq(users.id, demoUserId(account)));
    await platform.ok(null, 'enableFederation', link(email, seconds));
    await platform.ok(null, 'enableFederation', link(email, seconds + 1));
    const before = await read('user@demo.test');
    const problem = await platform.refused(null, 'enableFederation', 409, link('user@demo.test', seconds));
    expect(problem.detail).toBe('This identity is linked to another account already.');
    expect(problem.errors?.[0]?.field).toBe('newUserId');
    expect(await read('user@demo.test')).toEqual(before);
    const { user } = await loadCaller(platform.db, { externalUserId: 'idp|one' }, NOW);
    expect(user.email).toBe(email);
  });

  it('refuses to link the id of another account', async () => {
    const own = demoUserId('no.role@demo.test');
    await platform.ok(null, 'enableFederation', federate(params.userId, { newUserId: own }));
    expect(await platform.ok('no.role', 'getMe')).toMatchObject({ id: own, email: 'no.role@demo.test' });
  });

  it('R5.23 requires newUserId', async () => {
    const problem = await platform.refused(null, 'enableFederation', 400, { ...linked, body: {} });
    expect(problem.errors).toEqual([{ field: 'newUserId', message: 'is required' }]);
  });
});

describe('federated groups', () => {
  const send = (groupIds: string[]) => {
    const call = setGroups(params.userId, { groupIds, userEmail: email });
    return { ...call, body: { groupIds, userEmail: email } };
  };
  const groupsNow = async () => {
    const groups = await platform.ok(admin, 'listUserGroupsOfUser', {
      params: { subscriptionId: aurora, ...params },
    });
    return groups.map(({ name }) => name);
  };

  it('R7.28 R3.25 replace those from the identity provider', async () => {
    expect(await groupsNow()).toEqual(['All users', 'Brand guardians']);
    const none = await platform.ok(null, 'updateFederatedGroups', send([]));
    expect(none).toEqual({ groupIds: [], userEmail: email, userId: params.userId });
    expect(await groupsNow()).toEqual(['All users']);
    const some = await platform.ok(null, 'updateFederatedGroups', send(['unknown', 'idp-brand-guardians']));
    expect(some.groupIds).toEqual(['idp-brand-guardians']);
    expect(await groupsNow()).toEqual(['All users', 'Brand guardians']);
  });

  it('never include a group that is not from the identity provider', async () => {
    const { groupIds } = await platform.ok(
      null,
      'updateFederatedGroups',
      send([demoGroupId('aurora', 'Reviewers')]),
    );
    expect(groupIds).toEqual([]);
  });

  it('R5.24 require groupIds and userEmail', async () => {
    for (const field of ['groupIds', 'userEmail'] as const) {
      const call = send([]);
      const { [field]: _left, ...body } = call.body;
      const problem = await platform.refused(null, 'updateFederatedGroups', 400, { ...call, body });
      expect(problem.errors).toEqual([{ field, message: 'is required' }]);
    }
  });
});

describe('user migration', () => {
  it('R7.40 R3.28 adds the user and returns the id, the same for an existing one', async () => {
    const { userId } = await platform.ok(null, 'addMigratedUser', add);
    const [row] = await platform.db.select().from(users).where(eq(users.id, userId));
    expect(row).toMatchObject({ email: 'old.desk@demo.test', firstName: 'Old', lastName: 'Desk' });
    const again = { ...add, headers: signed(migrationOf(newcomer.email), seconds + 1) };
    expect(await platform.ok(null, 'addMigratedUser', again)).toEqual({ userId });
  });

  it('R5.12 requires email, firstName and lastName', async () => {
    for (const field of ['email', 'firstName', 'lastName'] as const) {
      const { [field]: _left, ...body } = newcomer;
      const problem = await platform.refused(null, 'addMigratedUser', 400, { ...add, body });
      expect(problem.errors).toEqual([{ field, message: 'is required' }]);
    }
  });

  it('R7.41 R3.27 returns for an hour whether the address is verified', async () => {
    const { userId } = await platform.ok(null, 'addMigratedUser', add);
    const ask = { params: { userId }, headers: add.headers };
    expect(await platform.ok(null, 'getEmailStatus', ask)).toEqual({ isEmailVerified: false });
    await platform.db.update(users).set({ isEmailVerified: true }).where(eq(users.id, userId));
    platform.now = new Date(NOW.getTime() + 59 * 60_000);
    expect(await platform.ok(null, 'getEmailStatus', ask)).toEqual({ isEmailVerified: true });
    platform.now = new Date(NOW.getTime() + 61 * 60_000);
    await platform.refused(null, 'getEmailStatus', 401, ask);
  });

  it('R7.40 sends a mail with a link that verifies the address for a week', async () => {
    const { userId } = await platform.ok(null, 'addMigratedUser', add);
    const [mail, ...more] = platform.mails;
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: 'old.desk@demo.test', subject: 'Verify your address' });
    const link = new URL(/https?:\S+/.exec(mail?.text ?? '')?.[0] ?? '');
    expect(link.origin + link.pathname).toBe('http://platform.test/identity/verify');
    const settings = { publicUrl: 'http://platform.test', signatureSecret: SIGNATURE_SECRET };
    const open = (changed: object, after: number) =>
      verifyAddress(
        platform.db,
        { ...Object.fromEntries(link.searchParams), ...changed },
        new Date(NOW.getTime() + after),
        settings,
      );
    const isVerified = () =>
      platform.ok(null, 'getEmailStatus', { params: { userId }, headers: add.headers });

    expect(await open({}, LINK_LIFETIME)).toBeUndefined();
    expect(await open({ user: demoUserId('user@demo.test') }, 0)).toBeUndefined();
    expect(await open({ signature: add.headers.signature }, 0)).toBeUndefined();
    expect(await isVerified()).toEqual({ isEmailVerified: false });
    const verified = { userId, email: 'old.desk@demo.test', needsPassword: true };
    expect(await open({}, LINK_LIFETIME - 1)).toEqual(verified);
    expect(await open({}, LINK_LIFETIME - 1)).toEqual(verified);
    expect(await isVerified()).toEqual({ isEmailVerified: true });
  });

  it('sends no mail to a verified address', async () => {
    const body = { ...newcomer, email };
    await platform.ok(null, 'addMigratedUser', { body, headers: signed(migrationOf(email)) });
    expect(platform.mails).toEqual([]);
  });

  it('adds no user when the mail could not be sent, and the same call works later', async () => {
    platform.mailFails = true;
    const problem = await platform.refused(null, 'addMigratedUser', 503, add);
    expect(problem.detail).toBe(
      'The mail to verify the address could not be sent. Please try again in a moment.',
    );
    platform.mailFails = false;
    await platform.ok(null, 'addMigratedUser', add);
    expect(platform.mails).toHaveLength(1);
  });

  it('R7.42 sets the name with the link’s signature, repeatedly within an hour, until the first sign-in', async () => {
    const { userId } = await platform.ok(null, 'addMigratedUser', add);
    const body = { firstName: 'Moved', lastName: 'Desk' };
    const update = { params: { userId }, body, headers: add.headers };
    const nameNow = async () =>
      (await platform.db.select().from(users).where(eq(users.id, userId)))[0]?.firstName;
    for (const account of [null, admin])
      expect(await platform.ok(account, 'updateMigratedUser', update)).toBeUndefined();
    expect(await nameNow()).toBe('Moved');
    platform.now = new Date(NOW.getTime() + 61 * 60_000);
    const late = { ...update, body: { firstName: 'Late', lastName: 'Desk' } };
    await platform.refused(null, 'updateMigratedUser', 401, late);
    platform.now = NOW;
    await platform.db.update(users).set({ isMigrating: false }).where(eq(users.id, userId));
    await platform.refused(null, 'updateMigratedUser', 401, late);
    await platform.refused(admin, 'updateMigratedUser', 404, late);
    expect(await nameNow()).toBe('Moved');
  });

  it('R7.42 refuses to set the name without the link of the user who is moving', async () => {
    const { userId } = await platform.ok(null, 'addMigratedUser', add);
    const call = { params: { userId }, body: { firstName: 'Not', lastName: 'Me' } };
    const others = [
      signed(migrationOf('other.desk@demo.test')),
      { ...add.headers, signature: 'a'.repeat(64) },
      signed({ method: 'POST', path: `/users/${userId}/manage/update`, body: call.body }),
    ];
    await platform.refused(null, 'updateMigratedUser', 401, call);
    await platform.refused(admin, 'updateMigratedUser', 404, call);
    for (const headers of others)
      for (const account of [null, admin])
        await platform.refused(account, 'updateMigratedUser', 401, { ...call, headers });
    const [row] = await platform.db.select().from(users).where(eq(users.id, userId));
    expect(row?.firstName).not.toBe('Not');
  });

  it('R7.42 refuses to set the name of another user', async () => {
    const body = { firstName: 'Not', lastName: 'Me' };
    const call = { params: { userId: demoUserId('user@demo.test') }, body };
    await platform.refused(null, 'updateMigratedUser', 401, call);
    await platform.refused(admin, 'updateMigratedUser', 404, call);
    await platform.ok('user', 'updateMigratedUser', call);
  });
});
