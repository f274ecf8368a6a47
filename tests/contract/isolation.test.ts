import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { CLIENTS, demoGroupId, demoUserId, ENVIRONMENTS, SUBSCRIPTIONS } from '@/demo';
import { integrations, memberships, userBulkTasks } from '../../platform/database/schema';
import type { OperationId } from '../../platform/management/operations';
import { startTestPlatform, type CallInput } from './support/startTestPlatform';
import { userTaskRow } from './support/userTaskRow';

const platform = startTestPlatform();

/** Subscription admin of Borealis without access to Aurora, and an admin with all permissions there. */
const stranger = 'press.01';
const insider = 'subscription.admin';

const subscriptionId = SUBSCRIPTIONS.aurora;
const environmentId = ENVIRONMENTS.auroraProduction;
const userId = demoUserId('user@demo.test');
const id = demoGroupId('aurora', 'Reviewers');
const member = { params: { userId, subscriptionId } };
const may = { startDate: '2026-05-01', endDate: '2026-05-31' };
const name = { firstName: 'Not', lastName: 'Theirs' };
let integration: CallInput;
let userTask: CallInput;

beforeEach(async () => {
  await platform.db
    .update(memberships)
    .set({ roles: ['SA'] })
    .where(eq(memberships.userId, demoUserId(`${stranger}@demo.test`)));
  const [row] = await platform.db
    .select()
    .from(integrations)
    .where(eq(integrations.environmentId, environmentId));
  integration = { params: { clientId: row?.clientId ?? '' } };
  const [task] = await platform.db.insert(userBulkTasks).values(userTaskRow(subscriptionId)).returning();
  userTask = { params: { subscriptionId, taskId: task?.id ?? '' } };
});

/**
 * The response to a user of another subscription: `hidden` is 404, as if the object did not exist; `refused` is another
 * refusal; `own` is about the caller and must not name anything of Aurora.
 */
type Expectation =
  { hidden: () => CallInput } | { refused: number; with: () => CallInput } | { own: CallInput };

const own: Expectation = { own: {} };

const hidden = (input: CallInput | (() => CallInput)): Expectation => ({
  hidden: typeof input === 'function' ? input : () => input,
});
const ownIntegration = (body?: unknown) =>
  hidden(() => ({ ...integration, ...(body !== undefined && { body }) }));

const EXPECTED: Record<OperationId, Expectation> = {
  listEnvironments: hidden({ query: { subscriptionId } }),
  createEnvironment: hidden({ body: { subscriptionId, type: 'sandbox' } }),
  getEnvironment: hidden({ params: { environmentId } }),
  updateEnvironment: hidden({ params: { environmentId }, body: { name: 'Taken over' } }),
  deleteEnvironment: hidden({ params: { environmentId } }),
  getEnvironmentRenders: hidden({ params: { environmentId }, query: { groupBy: 'year' } }),
  listSubscriptions: own,
  getSubscription: hidden({ params: { subscriptionId } }),
  getSubscriptionRenders: hidden({ params: { subscriptionId }, query: { groupBy: 'year' } }),
  listSubscriptionActivity: hidden({ params: { subscriptionId } }),
  listSubscriptionUsers: hidden({ params: { subscriptionId } }),
  getSubscriptionUser: hidden(member),
  listUserGroupsOfUser: hidden(member),
  getOwnedItems: hidden(member),
  handOverOwnedItems: hidden({ ...member, body: { receiverId: userId } }),
  listLeftovers: hidden({ params: { subscriptionId } }),
  listUserTasks: hidden({ params: { subscriptionId } }),
  startUserTask: hidden({ params: { subscriptionId }, body: { kind: 'deactivate', userIds: [userId] } }),
  startInvitationTask: hidden({
    params: { subscriptionId },
    body: { userEmails: ['x@demo.test'], userGroupIds: [] },
  }),
  getUserTask: hidden(() => userTask),
  listUserTaskResults: hidden(() => userTask),
  stopUserTask: hidden(() => userTask),
  undoUserTask: hidden(() => userTask),
  listSubscriptionEnvironmentRoles: hidden({ params: { subscriptionId } }),
  replaceExternalIdpDomains: hidden({ params: { subscriptionId }, body: ['x.example'] }),
  replacePrices: hidden({
    params: { subscriptionId },
    body: { currency: 'EUR', perRender: 1, perGigabyte: null },
  }),
  inviteUsers: hidden({ body: { subscriptionId, userEmails: ['x@demo.test'], userGroupIds: [] } }),
  // Admins of any subscription invite to the trial, which belongs to none of theirs.
  inviteToTrial: { own: { body: { email: 'x@demo.test' } } },
  getMe: own,
  getMyPermissions: own,
  listMyActivity: own,
  listMyInvitations: own,
  acceptInvitation: hidden({ params: { subscriptionId } }),
  declineInvitation: hidden({ params: { subscriptionId } }),
  // The signature decides, not the caller; no caller here has a valid one.
  enableFederation: { refused: 401, with: () => ({ ...unsigned, body: { newUserId: 'x' } }) },
  updateFederatedGroups: {
    refused: 401,
    with: () => ({ ...unsigned, body: { groupIds: [id], userEmail: 'user@demo.test' } }),
  },
  addMigratedUser: { refused: 401, with: () => ({ ...unsigned, body: { email: 'x@demo.test', ...name } }) },
  getEmailStatus: { refused: 401, with: () => unsigned },
  updateMigratedUser: hidden({ params: { userId }, body: name }),
  withdrawInvitation: hidden({ params: { userId }, query: { subscriptionId } }),
  updateUserName: hidden({ params: { userId }, body: name }),
  activateUser: hidden(member),
  deactivateUser: hidden(member),
  removeUserFromSubscription: hidden(member),
  updateSubscriptionRoles: hidden({ ...member, body: { subscriptionRoles: ['SA'] } }),
  updateUserEnvironments: hidden({ ...member, body: { environmentRoles: [] } }),
  addUserToGroups: hidden({ ...member, body: { userGroupIds: [id] } }),
  removeUserFromGroups: hidden({ ...member, body: { userGroupIds: [id] } }),
  listUserGroups: hidden({ query: { subscriptionId } }),
  createUserGroup: hidden({ body: { subscriptionId, name: 'Theirs', environmentRoles: [] } }),
  getUserGroup: hidden({ params: { id } }),
  updateUserGroup: hidden({ params: { id }, body: { name: 'Theirs' } }),
  deleteUserGroup: hidden({ params: { id } }),
  listGroupUsers: hidden({ params: { id } }),
  addUsersToGroup: hidden({ params: { id }, body: { userIds: [demoUserId(`${stranger}@demo.test`)] } }),
  removeUserFromGroup: hidden({ params: { id }, query: { userId: demoUserId('user.many@demo.test') } }),
  listAvailablePermissions: own,
  listIntegrations: hidden({ query: { environmentId } }),
  createIntegration: hidden({ body: { environmentId, name: 'Theirs' } }),
  getIntegration: ownIntegration(),
  updateIntegration: ownIntegration({ name: 'Theirs', description: null }),
  deleteIntegration: ownIntegration(),
  getIntegrationPermissions: ownIntegration(),
  replaceIntegrationPermissions: ownIntegration({ permissions: [] }),
  rotateIntegrationSecret: ownIntegration(),
  endPreviousSecret: ownIntegration(),
  getTotalCustomerUsages: hidden({ query: { customerId: CLIENTS.aurora, ...may } }),
  getTotalEnvironmentUsages: hidden({ query: { environmentId, ...may } }),
  getTotalStudioUsages: hidden({ query: { environmentId, ...may } }),
  getTotalSubscriptionUsages: hidden({ query: { subscriptionId, ...may } }),
  listRoles: own,
  ping: own,
};

const unsigned: CallInput = {
  params: { userId },
  headers: {
    signature: 'a'.repeat(64),
    'signature-timestamp': String(Date.parse('2026-06-18T12:00:00Z') / 1000),
  },
};

const entries = Object.entries(EXPECTED) as [OperationId, Expectation][];

/** Replaces the ids of a call by unknown ones. */
function withUnknownIds(input: CallInput): CallInput {
  const known = [
    subscriptionId,
    environmentId,
    userId,
    id,
    CLIENTS.aurora,
    integration.params?.clientId ?? '',
  ];
  const replaced = known.reduce((text, each) => text.replaceAll(each, randomUUID()), JSON.stringify(input));
  return JSON.parse(replaced) as CallInput;
}

/** Operations that even an admin can perform only for themselves. */
const ABOUT_THEMSELVES: OperationId[] = ['updateMigratedUser', 'acceptInvitation', 'declineInvitation'];

describe('an administrator of another subscription', () => {
  it.each(entries)('gets 404 from %s', async (operation, expectation) => {
    if ('own' in expectation) {
      const { text } = await platform.call(stranger, operation, expectation.own);
      for (const foreign of ['Aurora', 'aurora', subscriptionId, environmentId, userId])
        expect(text).not.toContain(foreign);
    } else if ('refused' in expectation) {
      await platform.refused(stranger, operation, expectation.refused, expectation.with());
    } else {
      const input = expectation.hidden();
      const foreign = await platform.refused(stranger, operation, 404, input);
      const unknown = await platform.refused(stranger, operation, 404, withUnknownIds(input));
      expect(foreign.detail).toBe(unknown.detail);
    }
  });

  it.each(entries.filter(([, expectation]) => 'hidden' in expectation))(
    'is kept out by the rule alone, for an admin here may call %s',
    async (operation, expectation) => {
      const input = 'hidden' in expectation ? expectation.hidden() : {};
      const { status } = await platform.call(insider, operation, input);
      // 409 and 400 are rules about the object, which only authorized callers learn.
      expect(status === 404).toBe(ABOUT_THEMSELVES.includes(operation));
    },
  );

  it('changes nothing with any of these calls', async () => {
    const look = async () => [
      await platform.ok(insider, 'listSubscriptionUsers', { params: { subscriptionId } }),
      await platform.ok(insider, 'listUserGroups', { query: { subscriptionId } }),
      await platform.ok(insider, 'listEnvironments', { query: { subscriptionId } }),
      await platform.ok(insider, 'listIntegrations', { query: { environmentId } }),
    ];
    await look();
    const before = await look();
    for (const [operation, expectation] of entries)
      if (!('own' in expectation))
        await platform.call(
          stranger,
          operation,
          'hidden' in expectation ? expectation.hidden() : expectation.with(),
        );
    expect(await look()).toEqual(before);
  });

  it('finds a foreign user through no subscription of their own', async () => {
    const params = { userId, subscriptionId: SUBSCRIPTIONS.borealis };
    for (const operation of ['getSubscriptionUser', 'activateUser', 'removeUserFromSubscription'] as const)
      await platform.refused(stranger, operation, 404, { params });
    const body = { userIds: [userId] };
    await platform.refused(stranger, 'addUsersToGroup', 400, {
      params: { id: demoGroupId('borealis', 'Print shop') },
      body,
    });
  });

  it('finds no foreign environment in a list without a subscription', async () => {
    const rows = await platform.ok(stranger, 'listEnvironments');
    expect(rows.map((row) => row.subscriptionId)).toEqual(Array(3).fill(SUBSCRIPTIONS.borealis));
    const byName = await platform.ok(stranger, 'listEnvironments', {
      query: { environmentName: 'aurora-production' },
    });
    expect(byName).toEqual([]);
    const { environments } = await platform.ok(stranger, 'getTotalStudioUsages', { query: may });
    expect(new Set(environments.map((row) => row.subscriptionId))).toEqual(new Set([SUBSCRIPTIONS.borealis]));
  });
});
