import type { components } from '../../../contract/platform.gen';
import { NAMED_PROJECTS, NOT_A_RECEIVER_HERE, RECEIVER_IS_OWNER } from '@/domain/users';
import { defineOperation } from '../defineOperation';
import { isMemberAllowed } from '../mockCaller';
import { notFound, problemOf } from '../MockProblem';
import type { MockStore } from '../mockStore';
import { environmentsOf, sortedBy } from '../views';

type OwnedItems = components['schemas']['OwnedItems'];

interface Owner {
  readonly subscriptionId: string;
  readonly userId: string;
}

function itemsOf(store: MockStore, { subscriptionId, userId }: Owner) {
  const places = new Set(environmentsOf(store, subscriptionId).map(({ id }) => id));
  const isTheirs = (row: { ownerId: string; environmentId: string }) =>
    row.ownerId === userId && places.has(row.environmentId);
  return { projects: store.projects.filter(isTheirs), tasks: store.outputTasks.filter(isTheirs) };
}

const isMember = (store: MockStore, { subscriptionId, userId }: Owner) =>
  store.memberships.some((row) => row.subscriptionId === subscriptionId && row.userId === userId);

function toOwnedItems(store: MockStore, owner: Owner): OwnedItems {
  const user = store.users.find(({ id }) => id === owner.userId);
  const { projects, tasks } = itemsOf(store, owner);
  if (!user || (projects.length === 0 && !isMember(store, owner))) throw notFound('user');
  const named = projects
    .toSorted(
      (one, other) => other.modifiedAt.getTime() - one.modifiedAt.getTime() || (one.id < other.id ? -1 : 1),
    )
    .slice(0, NAMED_PROJECTS);
  return {
    userId: user.id,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    projectCount: projects.length,
    projects: named.map(({ id, name, environmentId }) => ({ id, name, environmentId })),
    outputTaskCount: tasks.length,
  };
}

/**
 * Makes the receiver the owner of all projects of a user in a subscription.
 * @throws MockProblem 400
 */
export function handOverProjects(store: MockStore, owner: Owner, receiverId: string): void {
  if (receiverId === owner.userId) throw problemOf(RECEIVER_IS_OWNER);
  const { projects } = itemsOf(store, owner);
  const receiver = store.users.find(({ id }) => id === receiverId);
  const canWork = ({ environmentId }: { environmentId: string }) =>
    receiver !== undefined && isMemberAllowed(store, receiver, 'project.edit', environmentId);
  if (!receiver || !projects.every(canWork)) throw problemOf(NOT_A_RECEIVER_HERE);
  for (const project of projects) Object.assign(project, { ownerId: receiver.id, modifiedAt: store.now });
}

const PERSON = '/subscriptions/{subscriptionId}/users/{userId}';

/** Items of people who leave or have left. */
export const ownedItemOperations = [
  defineOperation('get', `${PERSON}/owned-items`, 200, ({ store, enterSubscription, path }) => {
    enterSubscription(path.subscriptionId);
    return toOwnedItems(store, path);
  }),

  defineOperation('post', `${PERSON}/hand-over`, 204, ({ store, enterSubscription, path, body }) => {
    enterSubscription(path.subscriptionId);
    toOwnedItems(store, path);
    handOverProjects(store, path, body.receiverId);
    return undefined;
  }),

  defineOperation(
    'get',
    '/subscriptions/{subscriptionId}/leftovers',
    200,
    ({ store, enterSubscription, path }) => {
      const { subscriptionId } = path;
      enterSubscription(subscriptionId);
      const owners = store.users
        .filter(({ hasFullAccess }) => !hasFullAccess)
        .map(({ id: userId }) => ({ subscriptionId, userId }))
        .filter((owner) => !isMember(store, owner) && itemsOf(store, owner).projects.length > 0);
      return sortedBy(
        owners.map((owner) => toOwnedItems(store, owner)),
        ({ email }) => email.toLowerCase(),
      );
    },
  ),
];
