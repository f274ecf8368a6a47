import { and, eq, isNull } from 'drizzle-orm';
import {
  ACTIONS,
  deriveAccess,
  isAllowed,
  visibleEnvironments,
  type Access,
  type ActionName,
} from '@/domain/access';
import type { Database } from '../database';
import { environments, subscriptions } from '../database/schema';
import { forbidden, notFound } from '../http/Problem';
import type { Caller } from './loadCaller';

export type SubscriptionRow = typeof subscriptions.$inferSelect;
export type EnvironmentRow = typeof environments.$inferSelect;

/** The environments of a subscription the caller holds a role in. */
function environmentsWithRole(caller: Caller, subscriptionId: string): string[] {
  return [...caller.subscriptionOfEnvironment].filter(([, id]) => id === subscriptionId).map(([id]) => id);
}

/** What the console would know of the caller with this subscription and environment as the current ones. */
export function accessIn(caller: Caller, subscription: SubscriptionRow, environmentId?: string): Access {
  return deriveAccess(caller.permissions, {
    subscriptionId: subscription.id,
    environmentId,
    isGraFxPricebook: subscription.isGraFxPricebook,
    subscriptionEnvironmentIds: environmentsWithRole(caller, subscription.id),
  });
}

/** Whether the caller may do `action` there. */
export function may(
  caller: Caller,
  action: ActionName,
  subscription: SubscriptionRow,
  environmentId?: string,
) {
  return isAllowed(ACTIONS[action].rule, accessIn(caller, subscription, environmentId));
}

/** @throws Problem 403 unless the caller may do `action` there. */
export function authorize(
  caller: Caller,
  action: ActionName,
  subscription: SubscriptionRow,
  environmentId?: string,
): void {
  if (may(caller, action, subscription, environmentId)) return;
  throw forbidden(`You're missing permission to do this: ${ACTIONS[action].label.toLowerCase()}.`);
}

/** Whether the caller is admin of the whole subscription, by role or by full access. */
export function administers(caller: Caller, subscription: SubscriptionRow): boolean {
  const { flags } = accessIn(caller, subscription);
  return flags.hasFullAccess || flags.isSubscriptionAdmin;
}

/** Ids of the environments of the subscription in which the caller is environment admin. */
export function administeredEnvironments(caller: Caller, subscriptionId: string): Set<string> {
  const ids = environmentsWithRole(caller, subscriptionId);
  return new Set(ids.filter((id) => caller.environmentRoles.get(id)?.includes('EA')));
}

/** Whether the caller may know of the subscription: full access, or any role in it. */
export function isVisibleSubscription(caller: Caller, subscriptionId: string): boolean {
  return (
    caller.user.hasFullAccess ||
    caller.subscriptionRoles.has(subscriptionId) ||
    environmentsWithRole(caller, subscriptionId).length > 0
  );
}

/** The subscription, when the caller may know of it. @throws Problem 404 alike for unknown and foreign ids. */
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

/** The environment and its subscription, when the caller may see it. @throws Problem 404 alike for unknown and foreign ids. */
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
  const [visible] = visibleEnvironments([{ guid: id }], accessIn(caller, row.subscription));
  if (!visible) throw notFound('environment');
  return row;
}
