import { and, count, eq, sql, type SQL } from 'drizzle-orm';
import type { RoleScope } from '@/domain/access';
import type { Database } from '../../database';
import { memberships, userGroupMembers } from '../../database/schema';
import { JsonText } from '../../http/JsonText';
import type { Schemas } from '../operations';
import { notFound } from '../../http/Problem';

export interface Page {
  limit?: number | undefined;
  offset?: number | undefined;
}

interface UserSelection {
  subscriptionId: string;
  /** Only members of this group, which is not a default one. */
  groupId?: string | undefined;
  userId?: string | undefined;
}

export function toPage({ limit, offset }: Page): Page {
  return { limit, offset };
}

function conditions({ subscriptionId, groupId, userId }: UserSelection): SQL | undefined {
  return and(
    eq(memberships.subscriptionId, subscriptionId),
    userId ? eq(memberships.userId, userId) : undefined,
    groupId
      ? sql`exists (select 1 from ${userGroupMembers} where ${userGroupMembers.groupId} = ${groupId} and ${userGroupMembers.userId} = ${memberships.userId})`
      : undefined,
  );
}

/** Counts the users of the selection. */
export async function countUsers(db: Database, selection: UserSelection): Promise<number> {
  const [row] = await db.select({ count: count() }).from(memberships).where(conditions(selection));
  return row?.count ?? 0;
}

/**
 * Selects users as members of one subscription, sorted by email. For an invited user only the invitation is returned:
 * the account may belong to another customer. One statement lets the database write the JSON: reading ten thousand rows
 * one by one takes three times as long.
 */
export async function selectUsers(
  db: Database,
  selection: UserSelection & { page?: Page; roles: RoleScope },
): Promise<JsonText<Schemas['User'][]>> {
  const { page, roles } = selection;
  const ofUser = (column: SQL) => (selection.userId ? sql`and ${column} = ${selection.userId}` : sql``);
  const rolesByUser = sql`
    select r.user_id, json_agg(json_build_object('environmentId', r.environment_id, 'userRole', r.role)) as roles
    from environment_roles as r join environments as e on e.id = r.environment_id
    where e.subscription_id = ${selection.subscriptionId} and e.deleted_at is null
      ${roles === 'all' ? sql`` : sql`and e.id in (${idList([...roles])})`} ${ofUser(sql`r.user_id`)}
    group by r.user_id`;
  const groupsByUser = sql`
    select m.user_id, json_agg(g.id) as groups
    from user_group_members as m join user_groups as g on g.id = m.group_id
    where g.subscription_id = ${selection.subscriptionId} ${ofUser(sql`m.user_id`)}
    group by m.user_id`;
  const ofMember = (value: SQL) => sql`case when memberships.status <> 'Pending' then ${value} end`;
  const people = sql`
    select lower(users.email) as position, json_build_object(
      'id', users.id, 'email', users.email,
      'firstName', ${ofMember(sql`users.first_name`)}, 'lastName', ${ofMember(sql`users.last_name`)},
      'avatar', ${ofMember(sql`users.avatar`)},
      'lastSeen', ${ofMember(sql`floor(extract(epoch from users.last_seen_at))::bigint`)},
      'status', memberships.status, 'subscriptionRoles', memberships.roles,
      'environmentRoles', coalesce(roles_of.roles, '[]'), 'userGroupIds', coalesce(groups_of.groups, '[]'),
      'hasFullAccess', users.has_full_access and memberships.status <> 'Pending',
      'isFederated', memberships.is_federated, 'membershipType', memberships.is_federated::int,
      'createdAt', floor(extract(epoch from
        case memberships.status when 'Pending' then memberships.invited_at else users.created_at end))::bigint) as person
    from memberships join users on users.id = memberships.user_id
    left join (${rolesByUser}) as roles_of on roles_of.user_id = users.id
    left join (${groupsByUser}) as groups_of on groups_of.user_id = users.id
    where ${conditions(selection)}
    order by position limit ${page?.limit ?? null} offset ${page?.offset ?? 0}`;
  const [row] = await db
    .select({ text: sql<string>`coalesce(json_agg(person), '[]')::text` })
    .from(sql`(${people}) as people`);
  return new JsonText(row?.text ?? '[]');
}

function idList(ids: string[]): SQL {
  return ids.length === 0
    ? sql`null`
    : sql.join(
        ids.map((id) => sql`${id}::uuid`),
        sql`, `,
      );
}

/** Returns a user as a member of the subscription. @throws Problem 404 for non-members */
export async function requireUser(
  db: Database,
  subscriptionId: string,
  userId: string,
  roles: RoleScope,
): Promise<Schemas['UserDetail']> {
  const [user] = (await selectUsers(db, { subscriptionId, userId, roles })).parse();
  if (!user) throw notFound('user');
  return user;
}
