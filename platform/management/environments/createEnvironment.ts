import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import {
  firstFree,
  refusalOfEnvironment,
  refusalOfFirstRoles,
  technicalName,
  usualEnvironmentName,
} from '@/domain/environments';
import { nameTaken } from '@/domain/refusal';
import {
  insertBuiltInConnectors,
  insertDefaultFonts,
  insertFirstOutput,
  type Database,
} from '../../database';
import {
  environmentRoles,
  environments,
  integrations,
  memberships,
  userGroupRoles,
} from '../../database/schema';
import type { EnvironmentRow, SubscriptionRow } from '../../access/authorize';
import type { Schemas } from '../operations';
import { problemOf, refuseIf } from '../../http/Problem';
import { environmentRoleCode } from '../roleCodes';
import { lockSubscription, requireSeats } from '../subscriptions/subscriptionQueries';
import { knownGroups } from '../user-groups/userGroupQueries';

type NewEnvironment = Schemas['CreateEnvironment'];

/** Inserts an environment with its roles, or nothing. @throws Problem 400 or 409 */
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
    refuseIf(refusalOfEnvironment(input.type, subscription, living));
    const taken = new Set(living.map((row) => row.name.toLowerCase()));
    const isTaken = (name: string) => taken.has(name.toLowerCase());
    const usual = usualEnvironmentName(subscription, input.type);
    const name = (input.name ?? firstFree(usual, isTaken, ' ')).trim();
    if (isTaken(name)) throw problemOf(nameTaken('An environment'));
    const names = new Set(present.map((row) => row.technicalName));
    const [row] = await transaction
      .insert(environments)
      .values({
        id: randomUUID(),
        subscriptionId: subscription.id,
        name,
        description: input.description?.trim() || null,
        // Names of deleted environments stay taken.
        technicalName: technicalName(name, subscription.id, (candidate) => names.has(candidate)),
        type: input.type,
        region: subscription.region,
        storageMeasuredAt: now,
        createdAt: now,
      })
      .returning();
    if (!row) throw new Error('The environment was not inserted.');
    await insertBuiltInConnectors(transaction, row.id, now);
    await insertFirstOutput(transaction, row.id, now);
    await insertDefaultFonts(transaction, row.id, now);
    await insertRoles(transaction, subscription, row.id, input.environmentRoles ?? []);
    return row;
  });
}

async function insertRoles(
  db: Database,
  subscription: SubscriptionRow,
  environmentId: string,
  entries: Schemas['NewEnvironmentRole'][],
): Promise<void> {
  const roles = entries.map(({ userId, userGroupId, userRole }) => ({
    userId: userId?.toLowerCase(),
    userGroupId: userGroupId?.toLowerCase(),
    role: environmentRoleCode(userRole),
  }));
  const userIds = roles.flatMap(({ userId }) => userId ?? []);
  const groupIds = roles.flatMap(({ userGroupId }) => userGroupId ?? []);
  const known = {
    userIds: await knownMembers(db, subscription.id, userIds),
    groupIds: new Set((await knownGroups(db, subscription.id, groupIds)).map(({ id }) => id)),
  };
  refuseIf(refusalOfFirstRoles(roles, known));
  const designers = roles.flatMap(({ userId, role }) => (userId && role === 'TD' ? [userId] : []));
  await requireSeats(db, subscription, designers);
  const ofUsers = roles.flatMap(({ userId, role }) => (userId ? [{ environmentId, userId, role }] : []));
  const ofGroups = roles.flatMap(({ userGroupId: groupId, role }) =>
    groupId && role !== 'TD' ? [{ environmentId, groupId, role }] : [],
  );
  if (ofUsers.length > 0) await db.insert(environmentRoles).values(ofUsers).onConflictDoNothing();
  if (ofGroups.length > 0) await db.insert(userGroupRoles).values(ofGroups).onConflictDoNothing();
}

/** Finds the ids that are users of the subscription. */
async function knownMembers(db: Database, subscriptionId: string, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(and(eq(memberships.subscriptionId, subscriptionId), inArray(memberships.userId, ids)));
  return new Set(rows.map(({ userId }) => userId));
}

/** Marks the environment as deleted and deletes its content; its usage is kept. */
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
