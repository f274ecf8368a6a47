import { and, count, desc, eq, inArray, isNull, notExists, or, exists, sql } from 'drizzle-orm';
import { NAMED_PROJECTS, NOT_A_RECEIVER_HERE, RECEIVER_IS_OWNER } from '@/domain/users';
import { mayThere } from '../../access/authorize';
import { findPerson } from '../../access/loadCaller';
import type { Database } from '../../database';
import { environments, memberships, outputTasks, projects, users } from '../../database/schema';
import { problemOf } from '../../http/Problem';
import type { Schemas } from '../operations';

type OwnedItems = Schemas['OwnedItems'];

interface Owner {
  readonly subscriptionId: string;
  readonly userId: string;
}

/** Environments of a subscription that are not deleted. */
const environmentsOf = (db: Database, subscriptionId: string) =>
  db
    .select({ id: environments.id })
    .from(environments)
    .where(and(eq(environments.subscriptionId, subscriptionId), isNull(environments.deletedAt)));

const isOwnedBy = (db: Database, { subscriptionId, userId }: Owner) =>
  and(eq(projects.ownerId, userId), inArray(projects.environmentId, environmentsOf(db, subscriptionId)));

const PERSON = {
  userId: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
};

type Person = Pick<OwnedItems, keyof typeof PERSON>;

async function readItems(db: Database, subscriptionId: string, person: Person): Promise<OwnedItems> {
  const owned = isOwnedBy(db, { subscriptionId, userId: person.userId });
  const named = await db
    .select({ id: projects.id, name: projects.name, environmentId: projects.environmentId })
    .from(projects)
    .where(owned)
    .orderBy(desc(projects.modifiedAt), projects.id)
    .limit(NAMED_PROJECTS);
  const [tasks] = await db
    .select({ count: count() })
    .from(outputTasks)
    .where(
      and(
        eq(outputTasks.ownerId, person.userId),
        inArray(outputTasks.environmentId, environmentsOf(db, subscriptionId)),
      ),
    );
  return {
    ...person,
    projectCount: await db.$count(projects, owned),
    projects: named,
    outputTaskCount: tasks?.count ?? 0,
  };
}

/**
 * Selects the items of one user in a subscription; `undefined` for a non-member who owns none, whether or not the
 * account exists.
 */
export async function selectOwnedItems(db: Database, owner: Owner): Promise<OwnedItems | undefined> {
  const isMember = db
    .select({ there: sql`1` })
    .from(memberships)
    .where(and(eq(memberships.userId, users.id), eq(memberships.subscriptionId, owner.subscriptionId)));
  const owns = db
    .select({ there: sql`1` })
    .from(projects)
    .where(isOwnedBy(db, owner));
  const [person] = await db
    .select(PERSON)
    .from(users)
    .where(and(eq(users.id, owner.userId), or(exists(isMember), exists(owns))));
  return person && readItems(db, owner.subscriptionId, person);
}

/** Selects the items of all former members, sorted by email; users with full access need no membership. */
export async function selectLeftovers(db: Database, subscriptionId: string): Promise<OwnedItems[]> {
  const isMember = db
    .select({ there: sql`1` })
    .from(memberships)
    .where(and(eq(memberships.userId, users.id), eq(memberships.subscriptionId, subscriptionId)));
  const owners = db
    .select({ id: projects.ownerId })
    .from(projects)
    .where(inArray(projects.environmentId, environmentsOf(db, subscriptionId)));
  const people = await db
    .select(PERSON)
    .from(users)
    .where(and(inArray(users.id, owners), eq(users.hasFullAccess, false), notExists(isMember)))
    .orderBy(sql`lower(${users.email})`);
  const leftovers: OwnedItems[] = [];
  for (const person of people) leftovers.push(await readItems(db, subscriptionId, person));
  return leftovers;
}

/**
 * Transfers all projects of a user in a subscription to a receiver; call it in a transaction.
 * @throws Problem 400 when the receiver can't work on projects in each of their environments
 */
export async function handOverProjects(
  transaction: Database,
  owner: Owner,
  receiverId: string,
  now: Date,
): Promise<void> {
  if (receiverId.toLowerCase() === owner.userId.toLowerCase()) throw problemOf(RECEIVER_IS_OWNER);
  const owned = isOwnedBy(transaction, owner);
  const places = await transaction
    .selectDistinct({ environmentId: projects.environmentId })
    .from(projects)
    .where(owned);
  const receiver = await findPerson(transaction, receiverId);
  if (!receiver) throw problemOf(NOT_A_RECEIVER_HERE);
  for (const { environmentId } of places)
    if (!(await mayThere(transaction, receiver, 'project.edit', environmentId)))
      throw problemOf(NOT_A_RECEIVER_HERE);
  await transaction.update(projects).set({ ownerId: receiver.user.id, modifiedAt: now }).where(owned);
}
