import { and, eq, isNull } from 'drizzle-orm';
import {
  ACTIONS,
  deriveAccess,
  isAllowed,
  refusalOfAction,
  roleScopeOf,
  type Access,
  type ActionName,
  type RoleScope,
} from '@/domain/access';
import { refusalOfCaller } from '@/domain/users';
import type { Database } from '../database';
import { environments, subscriptions } from '../database/schema';
import { notFound, Problem, refuseIf } from '../http/Problem';
import type { Caller } from './loadCaller';

export type SubscriptionRow = typeof subscriptions.$inferSelect;
export type EnvironmentRow = typeof environments.$inferSelect;

/** Environments of a subscription in which the caller has a role. */
function environmentsWithRole(caller: Caller, subscriptionId: string): string[] {
  return [...caller.subscriptionOfEnvironment].filter(([, id]) => id === subscriptionId).map(([id]) => id);
}

/** The caller's access as the console would derive it, with this subscription and environment as the current ones. */
export function accessIn(caller: Caller, subscription: SubscriptionRow, environmentId?: string): Access {
  return deriveAccess(caller.permissions, {
    subscriptionId: subscription.id,
    environmentId,
    isGraFxPricebook: subscription.isGraFxPricebook,
    subscriptionEnvironmentIds: environmentsWithRole(caller, subscription.id),
  });
}

/** Whether the caller may perform `action` there. */
export function may(
  caller: Caller,
  action: ActionName,
  subscription: SubscriptionRow,
  environmentId?: string,
) {
  return isAllowed(ACTIONS[action].rule, accessIn(caller, subscription, environmentId));
}

/** @throws Problem 403 unless the caller may perform `action` there */
export function authorize(
  caller: Caller,
  action: ActionName,
  subscription: SubscriptionRow,
  environmentId?: string,
): void {
  refuseIf(refusalOfAction(action, accessIn(caller, subscription, environmentId)));
}

/** Whether the caller may enter the environment and perform `action` there. */
export async function mayThere(
  db: Database,
  caller: Caller,
  action: ActionName,
  environmentId: string,
): Promise<boolean> {
  if (refusalOfCaller(caller.status)) return false;
  try {
    const { environment, subscription } = await requireEnvironment(db, caller, environmentId);
    return may(caller, action, subscription, environment.id);
  } catch (error) {
    if (error instanceof Problem && error.status === 404) return false;
    throw error;
  }
}

/** The environments whose roles the caller may see and assign. */
export function roleScope(caller: Caller, subscription: SubscriptionRow): RoleScope {
  return roleScopeOf(accessIn(caller, subscription));
}

/** Whether the caller may see the subscription: full access, or any role in it. */
export function isVisibleSubscription(caller: Caller, subscriptionId: string): boolean {
  const { seesSubscription } = deriveAccess(caller.permissions, {
    subscriptionId,
    isGraFxPricebook: false,
    subscriptionEnvironmentIds: environmentsWithRole(caller, subscriptionId),
  }).flags;
  return seesSubscription;
}

/** Returns the subscription if the caller may see it. @throws Problem 404 alike for unknown and foreign ids */
export async function requireSubscription(
  db: Database,
  caller: Caller,
  anyCaseId: string,
): Promise<SubscriptionRow> {
  const id = anyCaseId.toLowerCase();
  const [row] = isVisibleSubscription(caller, id)
    ? await db.select().from(subscriptions).where(eq(subscriptions.id, id))
    : [];
  if (!row) throw notFound('subscription');
  return row;
}

/**
 * Returns the environment and its subscription if the caller may see it. @throws Problem 404 alike for unknown and
 * foreign ids
 */
export async function requireEnvironment(
  db: Database,
  caller: Caller,
  anyCaseId: string,
): Promise<{ environment: EnvironmentRow; subscription: SubscriptionRow }> {
  const id = anyCaseId.toLowerCase();
  const [row] = await db
    .select({ environment: environments, subscription: subscriptions })
    .from(environments)
    .innerJoin(subscriptions, eq(subscriptions.id, environments.subscriptionId))
    .where(and(eq(environments.id, id), isNull(environments.deletedAt)));
  if (!row) throw notFound('environment');
  if (!accessIn(caller, row.subscription, id).flags.seesEnvironment) throw notFound('environment');
  return row;
}
