import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { NO_SEAT_LEFT } from '@/domain/subscriptions';
import { NO_ADDRESS, refusalOfInvitee } from '@/domain/users';
import type { Recorded } from '../../activity';
import type { Database } from '../../database';
import {
  environmentRoles,
  memberships,
  userGroupMembers,
  users,
  type EnvironmentRole,
  type MembershipStatus,
} from '../../database/schema';
import type { SubscriptionRow } from '../../access/authorize';
import { normalisedEmail } from '../../mail/normalisedEmail';
import { lockSubscription, selectDesigners } from '../subscriptions/subscriptionQueries';

/** Addresses to invite to a subscription, with roles and groups, all of them validated. */
export interface Invitation {
  readonly subscription: SubscriptionRow;
  readonly emails: readonly string[];
  readonly environmentRoles: readonly { readonly environmentId: string; readonly role: EnvironmentRole }[];
  readonly groupIds: readonly string[];
  /** The bulk task that invites. @default none */
  readonly taskId?: string;
}

/** The result for an address. Without a `userId` it was not admitted, and `detail` is the reason. */
export interface Admission {
  /** The address from the request. */
  userEmail: string;
  /** The normalized address for mail; undefined for an invalid one. */
  address?: string | undefined;
  userId: string | null;
  /** Whether the invitation has made them a member; else they were invited already. @default false */
  isAdded?: boolean;
  /** Whether the account is in use, so that its user answers the invitation in the console. */
  isInUse?: boolean;
  detail?: string;
}

interface Known {
  userId: string;
  isInUse: boolean;
  status: MembershipStatus | null;
  statusTaskId: string | null;
}

/**
 * Makes a Pending member of each valid address that is no member yet, all in one recorded transaction. A Pending member
 * gets the roles and groups in addition.
 */
export async function admit(recorded: Recorded, invitation: Invitation, now: Date): Promise<Admission[]> {
  const { subscription, emails } = invitation;
  const work = async (transaction: Database) => {
    await lockSubscription(transaction, subscription.id);
    const addresses = emails.map(normalisedEmail);
    const known = await findKnown(
      transaction,
      subscription.id,
      addresses.filter((address) => address !== undefined),
    );
    const seats = await seatCounter(transaction, invitation);
    const done = new Set<string>();
    const admissions: Admission[] = [];
    for (const [index, userEmail] of emails.entries()) {
      const address = addresses[index];
      const present = address === undefined ? undefined : known.get(address);
      const refusal =
        refusalOfInvitee({
          isAddress: address !== undefined,
          isRepeated: done.has(address ?? ''),
          status: present?.status,
        }) ?? seats.refuse(present?.userId);
      if (address === undefined || refusal !== undefined) {
        admissions.push({ userEmail, address, userId: null, detail: refusal ?? NO_ADDRESS });
        continue;
      }
      done.add(address);
      admissions.push({
        userEmail,
        address,
        userId: await admitOne(transaction, invitation, address, present, now),
        isAdded: !present?.status || isOwnMember(invitation, present),
        isInUse: present?.isInUse ?? false,
      });
    }
    return admissions;
  };
  return recorded(work, (admissions) => admissions.flatMap(({ userId }) => userId ?? []), {
    subscriptionId: subscription.id,
    environmentId: null,
  });
}

/** Whether the task of the invitation has made the member before, when a process died. */
const isOwnMember = ({ taskId }: Invitation, { statusTaskId }: Known): boolean =>
  taskId !== undefined && statusTaskId === taskId;

async function findKnown(
  db: Database,
  subscriptionId: string,
  addresses: string[],
): Promise<Map<string, Known>> {
  if (addresses.length === 0) return new Map();
  const rows = await db
    .select({
      email: sql<string>`lower(${users.email})`,
      userId: users.id,
      isInUse: sql<boolean>`${users.lastSeenAt} is not null`,
      status: memberships.status,
      statusTaskId: memberships.statusTaskId,
    })
    .from(users)
    .leftJoin(
      memberships,
      and(eq(memberships.userId, users.id), eq(memberships.subscriptionId, subscriptionId)),
    )
    .where(inArray(sql`lower(${users.email})`, addresses))
    // Waits for a concurrent removal from a user's last subscription, after which the user is unknown.
    .for('key share', { of: users });
  return new Map(rows.map(({ email, ...known }) => [email, known]));
}

/** Counts the template-designer seats of this invitation, and refuses when none is left. */
async function seatCounter(db: Database, { subscription, environmentRoles: entries }: Invitation) {
  const takesSeat = entries.some(({ role }) => role === 'TD');
  const designers = takesSeat ? await selectDesigners(db, subscription.id) : new Set<string>();
  let used = designers.size;
  return {
    refuse(userId: string | undefined): string | undefined {
      if (!takesSeat || (userId !== undefined && designers.has(userId))) return undefined;
      if (used >= subscription.templateDesignerSeatsTotal) return NO_SEAT_LEFT;
      used += 1;
      return undefined;
    },
  };
}

async function admitOne(
  db: Database,
  invitation: Invitation,
  email: string,
  present: Known | undefined,
  now: Date,
): Promise<string> {
  const userId = present?.userId ?? randomUUID();
  const subscriptionId = invitation.subscription.id;
  if (!present) await db.insert(users).values({ id: userId, email, createdAt: now });
  // An account kept for its projects may sign in again.
  else
    await db
      .update(users)
      .set({ removedAt: null })
      .where(and(eq(users.id, userId), isNotNull(users.removedAt)));
  if (!present?.status)
    await db
      .insert(memberships)
      .values({ subscriptionId, userId, status: 'Pending', statusTaskId: invitation.taskId, invitedAt: now });
  // Somebody else invites them as well, so an undo of the first invitation leaves them alone.
  else if (!isOwnMember(invitation, present))
    await db
      .update(memberships)
      .set({ statusTaskId: null })
      .where(and(eq(memberships.subscriptionId, subscriptionId), eq(memberships.userId, userId)));
  const roles = invitation.environmentRoles.map((entry) => ({ ...entry, userId }));
  if (roles.length > 0) await db.insert(environmentRoles).values(roles).onConflictDoNothing();
  const groups = invitation.groupIds.map((groupId) => ({ groupId, userId }));
  if (groups.length > 0) await db.insert(userGroupMembers).values(groups).onConflictDoNothing();
  return userId;
}
