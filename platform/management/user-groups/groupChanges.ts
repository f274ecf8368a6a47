import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { refusalOfGroupChange, refusalOfGroupRoles } from '@/domain/user-groups';
import { nameTaken, OUTDATED_GROUP } from '@/domain/refusal';
import type { Database } from '../../database';
import { userGroupRoles, userGroups, type EnvironmentRole } from '../../database/schema';
import type { SubscriptionRow } from '../../access/authorize';
import { selectEnvironments } from '../environments/environmentQueries';
import { isMatch } from '../../http/ifMatch';
import type { Schemas } from '../operations';
import { notFound, problemOf, refuseIf } from '../../http/Problem';
import { isNamed, requireFreeName, type NameClaim } from '../../http/requireFreeName';
import { distinctEntries } from '../roleCodes';
import { lockSubscription } from '../subscriptions/subscriptionQueries';
import type { UserGroupRow } from './userGroupQueries';

type GroupRole = Exclude<EnvironmentRole, 'TD'>;

/** Builds the ETag of a group: changes with its name, description and roles. */
export function etagOf({ version }: Pick<UserGroupRow, 'version'>): string {
  return `"${version}"`;
}

/** Inserts a group with its roles, or nothing. @throws Problem 400 or 409 */
export function createGroup(
  db: Database,
  subscription: SubscriptionRow,
  input: Schemas['CreateUserGroup'],
): Promise<UserGroupRow> {
  return db.transaction(async (transaction) => {
    await lockSubscription(transaction, subscription.id);
    const name = input.name.trim();
    await requireFreeName(transaction, claimGroupName(subscription.id, name));
    const [group] = await transaction
      .insert(userGroups)
      .values({
        id: randomUUID(),
        subscriptionId: subscription.id,
        name,
        description: input.description?.trim() || null,
      })
      .returning();
    if (!group) throw new Error('The group was not inserted.');
    await replaceRoles(transaction, subscription.id, group.id, input.environmentRoles);
    return group;
  });
}

/** Changes a group, or nothing. `ifMatch` is the ETag that the caller read. @throws Problem 400, 404, 409 or 412 */
export function updateGroup(
  db: Database,
  subscription: SubscriptionRow,
  id: string,
  input: Schemas['UpdateUserGroup'],
  ifMatch: string | undefined,
): Promise<UserGroupRow> {
  return db.transaction(async (transaction) => {
    await lockSubscription(transaction, subscription.id);
    const [group] = await transaction.select().from(userGroups).where(eq(userGroups.id, id));
    if (!group) throw notFound('user group');
    if (!isMatch(ifMatch, etagOf(group))) throw problemOf(OUTDATED_GROUP);
    const name = input.name.trim();
    const description =
      input.description === undefined ? group.description : input.description?.trim() || null;
    refuseIf(refusalOfGroupChange(group, { name, description }));
    await requireFreeName(transaction, claimGroupName(subscription.id, name), id);
    if (input.environmentRoles) await replaceRoles(transaction, subscription.id, id, input.environmentRoles);
    const [updated] = await transaction
      .update(userGroups)
      .set({ name, description, version: group.version + 1 })
      .where(eq(userGroups.id, id))
      .returning();
    if (!updated) throw notFound('user group');
    return updated;
  });
}

/** Deletes a group with its roles and memberships. */
export async function deleteGroup(db: Database, id: string): Promise<void> {
  await db.delete(userGroups).where(eq(userGroups.id, id));
}

/** Claims a name for a group, unique in its subscription. */
const claimGroupName = (subscriptionId: string, name: string): NameClaim => ({
  table: userGroups,
  id: userGroups.id,
  column: userGroups.name,
  name,
  among: and(eq(userGroups.subscriptionId, subscriptionId), isNamed(userGroups.name, name)),
  refusal: nameTaken('A group'),
});

async function replaceRoles(
  transaction: Database,
  subscriptionId: string,
  groupId: string,
  given: Schemas['EnvironmentRoleEntry'][],
): Promise<void> {
  const entries = distinctEntries(given);
  const known = new Set((await selectEnvironments(transaction, { subscriptionId })).map(({ id }) => id));
  refuseIf(refusalOfGroupRoles(entries, known));
  await transaction.delete(userGroupRoles).where(eq(userGroupRoles.groupId, groupId));
  const rows = entries.map(({ environmentId, role }) => ({
    groupId,
    environmentId,
    role: role as GroupRole,
  }));
  if (rows.length > 0) await transaction.insert(userGroupRoles).values(rows);
}
