import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { technicalName } from '@/domain/environment';
import { insertBuiltInConnectors, type Database } from '../../database';
import {
  environmentRoles,
  environments,
  integrations,
  memberships,
  userGroupRoles,
  userGroups,
  type EnvironmentRole,
} from '../../database/schema';
import type { EnvironmentRow, SubscriptionRow } from '../../access/authorize';
import type { Schemas } from '../operations';
import { conflict, invalid } from '../../http/Problem';
import { environmentRoleCode } from '../roleCodes';
import { lockSubscription, requireSeats } from '../subscriptions/subscriptionQueries';

type NewEnvironment = Schemas['CreateEnvironment'];

/** Inserts the environment with its roles, or nothing. @throws Problem 400 or 409 */
export async function createEnvironment(
  db: Database,
  subscription: SubscriptionRow,
  input: NewEnvironment,
  now: Date,
): Promise<EnvironmentRow> {
  return db.transaction(async (transaction) => {
    await lockSubscription(transaction, subscription.id);
    const present = await transaction
      .select()
      .from(environments)
      .where(eq(environments.subscriptionId, subscription.id));
    const living = present.filter(({ deletedAt }) => deletedAt === null);
    requireRoom(subscription, input.type, living);
    const name = (input.name ?? (await freeName(subscription, input.type, living))).trim();
    if (living.some((row) => row.name.toLowerCase() === name.toLowerCase()))
      throw conflict('An environment with this name exists already.', { field: 'name', message: 'is taken' });
    const names = new Set(present.map((row) => row.technicalName));
    const [row] = await transaction
      .insert(environments)
      .values({
        id: randomUUID(),
        subscriptionId: subscription.id,
        name,
        description: input.description?.trim() || null,
        // Those of deleted environments stay taken.
        technicalName: technicalName(name, subscription.id, (candidate) => names.has(candidate)),
        type: input.type,
        region: subscription.region,
        storageMeasuredAt: now,
        createdAt: now,
      })
      .returning();
    if (!row) throw new Error('The environment was not inserted.');
    await insertBuiltInConnectors(transaction, row.id, now);
    await insertRoles(transaction, subscription, row.id, input.environmentRoles ?? []);
    return row;
  });
}

function requireRoom(
  subscription: SubscriptionRow,
  type: NewEnvironment['type'],
  living: EnvironmentRow[],
): void {
  if (type === 'development') return;
  const total =
    type === 'sandbox' ? subscription.sandboxEnvironmentsTotal : subscription.productionEnvironmentsTotal;
  const used = living.filter((row) => row.type === type).length;
  if (used >= total) throw conflict(`All ${total} ${type} environments of the contract are used.`);
}

function freeName(subscription: SubscriptionRow, type: string, living: EnvironmentRow[]): string {
  const base = `${subscription.displayName ?? subscription.name} ${type}`;
  const taken = new Set(living.map((row) => row.name.toLowerCase()));
  let name = base;
  for (let number = 2; taken.has(name.toLowerCase()); number += 1) name = `${base} ${number}`;
  return name;
}

async function insertRoles(
  db: Database,
  subscription: SubscriptionRow,
  environmentId: string,
  entries: Schemas['NewEnvironmentRole'][],
): Promise<void> {
  const roles = entries.map((entry, index) => {
    if ((entry.userId === undefined) === (entry.userGroupId === undefined))
      throw invalid({ field: `environmentRoles.${index}`, message: 'needs either a user or a group' });
    return { ...entry, index, environmentId, role: environmentRoleCode(entry.userRole) };
  });
  const ofUsers = roles.flatMap((entry) =>
    entry.userId ? [{ ...entry, userId: entry.userId.toLowerCase() }] : [],
  );
  const ofGroups = roles.flatMap(({ userGroupId, index, role }) => {
    if (!userGroupId) return [];
    if (role === 'TD') throw invalid(designerThroughGroup(index));
    return [
      {
        environmentId,
        groupId: userGroupId.toLowerCase(),
        role: role as Exclude<EnvironmentRole, 'TD'>,
        index,
      },
    ];
  });
  await requireMembers(db, subscription.id, ofUsers);
  await requireGroups(db, subscription.id, ofGroups);
  await requireSeats(
    db,
    subscription,
    ofUsers.filter(({ role }) => role === 'TD').map(({ userId }) => userId),
  );
  if (ofUsers.length > 0) await db.insert(environmentRoles).values(ofUsers).onConflictDoNothing();
  if (ofGroups.length > 0) await db.insert(userGroupRoles).values(ofGroups).onConflictDoNothing();
}

function designerThroughGroup(index: number) {
  return {
    field: `environmentRoles.${index}.userRole`,
    message: 'TemplateDesigner cannot be given through a group',
  };
}

async function requireMembers(
  db: Database,
  subscriptionId: string,
  entries: { userId: string; index: number }[],
) {
  if (entries.length === 0) return;
  const ids = entries.map(({ userId }) => userId);
  const rows = await db
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(and(eq(memberships.subscriptionId, subscriptionId), inArray(memberships.userId, ids)));
  const known = new Set(rows.map(({ userId }) => userId));
  const stranger = entries.find(({ userId }) => !known.has(userId));
  if (stranger)
    throw invalid({
      field: `environmentRoles.${stranger.index}.userId`,
      message: 'is no user of the subscription',
    });
}

async function requireGroups(
  db: Database,
  subscriptionId: string,
  entries: { groupId: string; index: number }[],
) {
  if (entries.length === 0) return;
  const ids = entries.map(({ groupId }) => groupId);
  const rows = await db
    .select({ id: userGroups.id })
    .from(userGroups)
    .where(and(eq(userGroups.subscriptionId, subscriptionId), inArray(userGroups.id, ids)));
  const known = new Set(rows.map(({ id }) => id));
  const stranger = entries.find(({ groupId }) => !known.has(groupId));
  if (stranger)
    throw invalid({
      field: `environmentRoles.${stranger.index}.userGroupId`,
      message: 'is no group of the subscription',
    });
}

/** Marks the environment as deleted and drops what hangs on it; its usage stays. */
export async function deleteEnvironment(db: Database, id: string, now: Date): Promise<void> {
  await db.transaction(async (transaction) => {
    const deleted = await transaction
      .update(environments)
      .set({ deletedAt: now })
      .where(and(eq(environments.id, id), isNull(environments.deletedAt)))
      .returning({ id: environments.id });
    if (deleted.length === 0) return;
    await transaction.delete(environmentRoles).where(eq(environmentRoles.environmentId, id));
    await transaction.delete(userGroupRoles).where(eq(userGroupRoles.environmentId, id));
    await transaction.delete(integrations).where(eq(integrations.environmentId, id));
  });
}
