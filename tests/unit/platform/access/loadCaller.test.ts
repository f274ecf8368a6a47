import { describe, expect, it } from 'vitest';
import { loadCaller, type UserRow } from '../../../../platform/access/loadCaller';
import {
  environmentRoles,
  memberships,
  subscriptions,
  userGroupRoles,
  users,
  type EnvironmentRole,
  type MembershipStatus,
  type SubscriptionRole,
} from '../../../../platform/database/schema';
import { TableStub } from '../support/TableStub';

const NOW = new Date('2026-06-18T12:00:00Z');
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);

const user = (values: Partial<UserRow> = {}) => ({
  id: 'u',
  hasFullAccess: false,
  lastSeenAt: NOW,
  ...values,
});
const membership = (
  subscriptionId: string,
  status: MembershipStatus = 'Active',
  roles: SubscriptionRole[] = [],
  isActive = true,
) => ({ subscriptionId, status, roles, isActive });
const role = (environmentId: string, subscriptionId: string, code: EnvironmentRole) => ({
  environmentId,
  subscriptionId,
  role: code,
});

interface Stored {
  person?: Partial<UserRow>;
  belongings?: ReturnType<typeof membership>[];
  roles?: ReturnType<typeof role>[];
  all?: string[];
}

function stubOf({ person, belongings = [], roles = [], all = [] }: Stored): TableStub {
  return new TableStub(
    [users, [user(person)]],
    [memberships, belongings],
    [environmentRoles, roles],
    [subscriptions, all.map((id) => ({ id }))],
  );
}
const load = (stored: Stored) => loadCaller(stubOf(stored).database, { userId: 'u' }, NOW);

describe('the caller', () => {
  it.each([{ userId: 'u' }, { externalUserId: 'idp|u' }])(
    'is refused without an account: %o',
    async (holder) => {
      await expect(loadCaller(new TableStub().database, holder, NOW)).rejects.toMatchObject({
        status: 403,
        message: 'You have no account on this platform.',
      });
    },
  );

  it('has the subscription roles of active memberships only', async () => {
    const { subscriptionRoles, permissions } = await load({
      belongings: [
        membership('active', 'Active', ['SA', 'TD']),
        membership('inactive', 'Inactive', ['SA']),
        membership('blocked', 'Blocked', ['SA']),
        membership('none', 'Active', []),
      ],
    });
    expect(subscriptionRoles).toEqual(new Map([['active', ['SA', 'TD']]]));
    expect(permissions.subscriptionRoles).toEqual(
      new Map([['active', ['SubscriptionAdmin', 'TemplateDesigner']]]),
    );
  });

  it('has every role of an environment and its subscription', async () => {
    const caller = await load({
      belongings: [membership('s1'), membership('s2')],
      roles: [role('e1', 's1', 'EA'), role('e2', 's2', 'EU'), role('e1', 's1', 'TD')],
    });
    expect(caller.environmentRoles).toEqual(
      new Map([
        ['e1', ['EA', 'TD']],
        ['e2', ['EU']],
      ]),
    );
    expect(caller.subscriptionOfEnvironment).toEqual(
      new Map([
        ['e1', 's1'],
        ['e2', 's2'],
      ]),
    );
    expect(caller.permissions.environmentRoles).toEqual(
      new Map([
        ['e1', ['EnvironmentAdmin', 'TemplateDesigner']],
        ['e2', ['User']],
      ]),
    );
  });

  it('is found by the id of the token’s issuer', async () => {
    const ownStub = stubOf({});
    await loadCaller(ownStub.database, { userId: 'u' }, NOW);
    expect(ownStub.conditions[0]).toEqual({
      table: users,
      sql: '("users"."id" = $1 and "users"."removed_at" is null)',
      params: ['u'],
    });
    const otherStub = stubOf({});
    await loadCaller(otherStub.database, { externalUserId: 'idp|u' }, NOW);
    expect(otherStub.conditions[0]).toEqual({
      table: users,
      sql: '("users"."external_user_id" = $1 and "users"."removed_at" is null)',
      params: ['idp|u'],
    });
  });

  it('has environment roles in the subscriptions of active memberships', async () => {
    const stub = stubOf({ belongings: [membership('s1'), membership('s2', 'Inactive'), membership('s3')] });
    await loadCaller(stub.database, { userId: 'u' }, NOW);
    const paramsOf = (table: object) =>
      stub.conditions.find((condition) => condition.table === table)?.params;
    expect(paramsOf(environmentRoles)).toEqual(['u', 's1', 's3']);
    expect(paramsOf(userGroupRoles)).toEqual(['s1', 's3', true, 'u']);
  });

  it('has no environment roles without an active membership', async () => {
    const caller = await load({
      belongings: [membership('s1', 'Inactive')],
      roles: [role('e1', 's1', 'EA')],
    });
    expect(caller.environmentRoles.size).toBe(0);
  });

  it('has the active subscriptions with a role, of the subscription or in an environment', async () => {
    const { activeSubscriptions, permissions } = await load({
      belongings: [
        membership('admin', 'Active', ['SA']),
        membership('environment'),
        membership('nothing'),
        membership('ended', 'Active', ['SA'], false),
      ],
      roles: [role('e', 'environment', 'EU')],
      all: ['other'],
    });
    expect(activeSubscriptions).toEqual(['admin', 'environment']);
    expect(permissions.activeSubscriptions).toEqual(['admin', 'environment']);
  });

  it('with full access has every active subscription, and is active with any memberships', async () => {
    const stub = stubOf({
      person: { hasFullAccess: true },
      belongings: [membership('one', 'Blocked')],
      all: ['one', 'two'],
    });
    const caller = await loadCaller(stub.database, { userId: 'u' }, NOW);
    expect(caller.activeSubscriptions).toEqual(['one', 'two']);
    expect(caller.status).toBe('Active');
    expect(caller.permissions.hasFullAccess).toBe(true);
    expect(stub.conditions.find(({ table }) => table === subscriptions)?.params).toEqual([true]);
  });

  it.each<[MembershipStatus, MembershipStatus[]]>([
    ['Active', []],
    ['Active', ['Blocked', 'Inactive', 'Active']],
    ['Inactive', ['Blocked', 'Inactive']],
    ['Blocked', ['Blocked']],
  ])('is %s overall with the memberships %j', async (overall, statuses) => {
    const { status } = await load({ belongings: statuses.map((one, index) => membership(`s${index}`, one)) });
    expect(status).toBe(overall);
  });
});

describe('an open invitation', () => {
  const invited = membership('new', 'Pending', ['SA']);

  it('is accepted and stored by the first call of its new account', async () => {
    const stub = stubOf({ person: { lastSeenAt: null }, belongings: [invited] });
    const caller = await loadCaller(stub.database, { userId: 'u' }, NOW);
    expect(caller.status).toBe('Active');
    expect(caller.subscriptionRoles).toEqual(new Map([['new', ['SA']]]));
    expect(stub.changes).toEqual([
      { table: memberships, values: { status: 'Active', statusTaskId: null } },
      { table: users, values: { lastSeenAt: NOW, isEmailVerified: true } },
    ]);
    expect(stub.conditions.find(({ sql }) => sql.includes('status'))?.params).toEqual([
      'u',
      'new',
      'Pending',
    ]);
  });

  it.each<[string, Stored]>([
    ['of an account in use', { belongings: [invited] }],
    ['beside a membership', { person: { lastSeenAt: null }, belongings: [membership('old'), invited] }],
    [
      'beside another one',
      { person: { lastSeenAt: null }, belongings: [membership('other', 'Pending'), invited] },
    ],
    [
      'of an account that is moving here',
      { person: { lastSeenAt: null, isMigrating: true }, belongings: [invited] },
    ],
    [
      'of an account with full access',
      { person: { lastSeenAt: null, hasFullAccess: true }, belongings: [invited] },
    ],
  ])('waits %s', async (_, stored) => {
    const stub = stubOf(stored);
    const caller = await loadCaller(stub.database, { userId: 'u' }, NOW);
    expect(caller.subscriptionRoles).toEqual(new Map());
    expect(stub.changes.filter(({ table }) => table === memberships)).toEqual([]);
  });

  it('makes a user without memberships Pending', async () => {
    expect((await load({ belongings: [invited, membership('left', 'Inactive')] })).status).toBe('Pending');
  });
});

describe('being seen', () => {
  const SEEN = { table: users, values: { lastSeenAt: NOW, isEmailVerified: true, isMigrating: false } };

  it.each([
    ['never before', null, [SEEN]],
    ['five minutes ago', minutesAgo(5), [SEEN]],
    ['less than five minutes ago', minutesAgo(4.99), []],
  ])('is noted down for someone seen %s: %o', async (_, lastSeenAt, changes) => {
    const stub = stubOf({ person: { lastSeenAt } });
    await loadCaller(stub.database, { userId: 'u' }, NOW);
    expect(stub.changes).toEqual(changes);
  });

  it('is not stored on a full disk, and the call continues', async () => {
    const stub = stubOf({ person: { lastSeenAt: null } });
    stub.fault = Object.assign(new Error('no space left'), { code: '53100' });
    await expect(loadCaller(stub.database, { userId: 'u' }, NOW)).resolves.toMatchObject({
      status: 'Active',
    });
  });

  it('fails the call for another database error', async () => {
    const stub = stubOf({ person: { lastSeenAt: null } });
    stub.fault = new Error('gone');
    await expect(loadCaller(stub.database, { userId: 'u' }, NOW)).rejects.toThrow('gone');
  });
});
