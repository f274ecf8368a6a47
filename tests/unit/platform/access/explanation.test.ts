import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ACTIONS,
  explainAccess,
  NO_PERMISSIONS,
  permissionsFrom,
  roleSourcesOf,
  type ActionName,
  type GroupHolding,
  type Holder,
  type RoleName,
} from '@/domain/access';
import { refusalOfCaller } from '@/domain/users';
import {
  authorize,
  requireEnvironment,
  requireSubscription,
  type SubscriptionRow,
} from '../../../../platform/access/authorize';
import type { Caller } from '../../../../platform/access/loadCaller';
import { environments, subscriptions } from '../../../../platform/database/schema';
import { Problem } from '../../../../platform/http/Problem';
import { TableStub } from '../support/TableStub';

const SUBSCRIPTION = 's1';
const ENVIRONMENTS = ['e1', 'e2'];

/** Actions on a subscription as a whole; all others are in an environment. */
const ON_SUBSCRIPTION = new Set<ActionName>([
  'subscription.read',
  'subscription.set-domains',
  'subscription.set-prices',
  'subscription.assign-seats',
  'activity.read',
  'environment.list',
  'environment.create',
  'user.read',
  'user.invite',
  'user.withdraw-invitation',
  'user.invite-trial',
  'user.rename',
  'user.activate',
  'user.remove',
  'user.set-subscription-roles',
  'user.set-groups',
  'group.read',
  'group.manage',
  'role.read',
  'report.read-subscription',
]);

const entries = fc.array(
  fc.record({
    environmentId: fc.constantFrom(...ENVIRONMENTS),
    role: fc.constantFrom<RoleName>('EnvironmentAdmin', 'User', 'TemplateDesigner', 'ContentAdministrator'),
  }),
  { maxLength: 3 },
);
const holders: fc.Arbitrary<Holder> = fc.record({
  isActive: fc.boolean(),
  hasFullAccess: fc.oneof({ weight: 5, arbitrary: fc.constant(false) }, fc.constant(true)),
  subscriptionRoles: fc.subarray<RoleName>(['SubscriptionAdmin', 'TemplateDesigner', 'SupportUser']),
  environmentRoles: entries,
  groupIds: fc.subarray(['one']),
});
const groupLists: fc.Arbitrary<GroupHolding[]> = fc.tuple(entries, entries).map(([all, one]) => [
  { id: 'all', isDefault: true, roles: all },
  { id: 'one', isDefault: false, roles: one },
]);

/** The platform's caller for a user: only active members have roles. */
function callerOf(holder: Holder, groups: readonly GroupHolding[]): Caller {
  const isEffective = holder.isActive || holder.hasFullAccess;
  const permissions = isEffective
    ? permissionsFrom(roleSourcesOf(holder, groups), SUBSCRIPTION)
    : NO_PERMISSIONS;
  return {
    user: { hasFullAccess: holder.hasFullAccess },
    status: isEffective ? 'Active' : 'Inactive',
    subscriptionOfEnvironment: new Map(
      [...permissions.environmentRoles.keys()].map((id) => [id, SUBSCRIPTION]),
    ),
    permissions,
  } as Partial<Caller> as Caller;
}

/** Whether the platform admits the call, in the same steps as its handlers. */
async function isLetThrough(
  caller: Caller,
  action: ActionName,
  environmentId: string,
  isGraFxPricebook: boolean,
): Promise<boolean> {
  const subscription = { id: SUBSCRIPTION, isGraFxPricebook } as SubscriptionRow;
  const { database } = new TableStub(
    [subscriptions, [subscription]],
    [environments, [{ environment: { id: environmentId }, subscription }]],
  );
  if (refusalOfCaller(caller.status)) return false;
  try {
    if (action === 'subscription.list') authorize(caller, action, subscription);
    else if (ON_SUBSCRIPTION.has(action))
      authorize(caller, action, await requireSubscription(database, caller, SUBSCRIPTION));
    else {
      const found = await requireEnvironment(database, caller, environmentId);
      authorize(caller, action, found.subscription, found.environment.id);
    }
    return true;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}

describe('the explanation of access', () => {
  it('H3.01 shows Allowed exactly when the platform lets the call through, for any user and action', () =>
    fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...(Object.keys(ACTIONS) as ActionName[])),
        holders,
        groupLists,
        fc.constantFrom(...ENVIRONMENTS),
        fc.boolean(),
        async (action, holder, groups, environmentId, isGraFxPricebook) => {
          const { allowed } = explainAccess(ACTIONS[action].rule, holder, groups, {
            subscriptionId: SUBSCRIPTION,
            environmentId,
            isGraFxPricebook,
            subscriptionEnvironmentIds: ENVIRONMENTS,
          });
          const caller = callerOf(holder, groups);
          expect(await isLetThrough(caller, action, environmentId, isGraFxPricebook)).toBe(allowed);
        },
      ),
      { numRuns: 2000 },
    ));

  it('H3.01 is Denied for a user without a role in the environment, with a role as remedy', () => {
    const holder: Holder = {
      isActive: true,
      hasFullAccess: false,
      subscriptionRoles: ['TemplateDesigner'],
      environmentRoles: [{ environmentId: 'e2', role: 'TemplateDesigner' }],
      groupIds: [],
    };
    const place = {
      subscriptionId: SUBSCRIPTION,
      environmentId: 'e1',
      isGraFxPricebook: true,
      subscriptionEnvironmentIds: ENVIRONMENTS,
    };
    for (const action of ['template.use', 'media.use', 'collection.use', 'project.edit'] as const) {
      const { allowed, remedies } = explainAccess(ACTIONS[action].rule, holder, [], place);
      expect(allowed, action).toBe(false);
      expect(remedies.map(({ grant }) => grant)).toEqual([
        { role: 'User', scope: 'environment', scopeId: 'e1' },
      ]);
    }
  });
});
