import { toUnixSeconds } from '@/domain/format';
import { GROUPS_OF_OTHERS, refusalOfLeaving } from '@/domain/user-groups';
import { invalidField } from '@/domain/refusal';
import {
  ACTION_OF_TASK,
  isOpenUserTask,
  OPPOSITE,
  refusalOfTaskGroup,
  refusalOfUndo,
  refusalOfUserTask,
  USER_TASK_ENDED,
  USER_TASK_LIMITS,
  type UserChangeKind,
} from '@/domain/users';
import type { components } from '../../../contract/platform.gen';
import { defineOperation } from '../defineOperation';
import { may, type MockCaller } from '../mockCaller';
import { notFound, problemOf, refuseIf } from '../MockProblem';
import type { MockStore } from '../mockStore';
import type { MockTaskResult, MockUserTask } from '../mockUserTasks';
import { requireInvitable } from './invitationOperations';
import { changeOne, inviteOne } from './userTaskChanges';

type UserTask = components['schemas']['UserTask'];

/** The number of reads in which a mocked task finishes. */
const STEPS = 2;

function toUserTask(store: MockStore, task: MockUserTask): UserTask {
  const { id, kind, groupId, status, detail, undoOf, results, createdAt, endedAt } = task;
  const count = (outcome: MockTaskResult['outcome']) =>
    results.filter((result) => result.outcome === outcome).length;
  const undo = store.userTasks.find((other) => other.undoOf === id && other.status !== 'Stopped');
  return {
    id,
    kind,
    groupId,
    status,
    detail,
    total: results.length,
    done: results.length - count(null),
    changed: count('changed'),
    failed: count('failed'),
    undoOf,
    undoneBy: undo?.id ?? null,
    createdAt: toUnixSeconds(createdAt),
    endedAt: endedAt && toUnixSeconds(endedAt),
  };
}

/** Processes the next part of a task. */
function advance(store: MockStore, caller: MockCaller, task: MockUserTask): void {
  if (!isOpenUserTask(task) || task.pace === 0) return;
  const waiting = task.results.filter(({ outcome }) => outcome === null);
  for (const result of waiting.slice(0, task.pace))
    Object.assign(
      result,
      result.userId === null ? inviteOne(store, task, result) : changeOne(store, caller, task, result.userId),
    );
  const isOver = waiting.length <= task.pace;
  Object.assign(task, { status: isOver ? 'Finished' : 'Running', endedAt: isOver ? store.now : null });
}

/** @throws MockProblem 429 if the subscription has too many unfinished tasks */
function addTask(
  store: MockStore,
  caller: MockCaller,
  plan: Pick<MockUserTask, 'subscriptionId' | 'kind' | 'groupId' | 'grants' | 'undoOf'> & {
    userIds?: readonly string[];
    addresses?: readonly string[];
  },
): UserTask {
  const { userIds = [], addresses = [], ...place } = plan;
  const isOpen = (task: MockUserTask) => task.subscriptionId === place.subscriptionId && isOpenUserTask(task);
  refuseIf(refusalOfUserTask(store.userTasks.filter(isOpen).length));
  const task: MockUserTask = {
    ...place,
    id: store.nextId('user-task'),
    actorId: caller.user.id,
    status: 'Waiting',
    detail: null,
    createdAt: store.now,
    endedAt: null,
    pace: Math.ceil((userIds.length + addresses.length) / STEPS),
    results: [
      ...userIds.map((userId) => ({ userId, address: null, outcome: null, reason: null })),
      ...addresses.map((address) => ({ userId: null, address, outcome: null, reason: null })),
    ],
  };
  store.userTasks.unshift(task);
  return toUserTask(store, task);
}

interface TaskCall {
  readonly store: MockStore;
  readonly path: { readonly subscriptionId: string; readonly taskId: string };
  readonly caller: () => MockCaller;
  readonly enterSubscription: (id: string) => MockStore['subscriptions'][number];
}

/**
 * Returns the task of a path: subscription admins see all, others their own.
 * @throws MockProblem 403 or 404
 */
function requireTask({ store, path, caller: getCaller, enterSubscription }: TaskCall): MockUserTask {
  const subscription = enterSubscription(path.subscriptionId);
  const caller = getCaller();
  const isAnybodys = may(store, caller, 'user.activate', subscription);
  const task = store.userTasks.find(
    ({ id, subscriptionId, actorId }) =>
      id === path.taskId && subscriptionId === subscription.id && (isAnybodys || actorId === caller.user.id),
  );
  if (!task) throw notFound('task');
  return task;
}

/**
 * Returns the id of a group that members can join or leave.
 * @throws MockProblem 400 or 409
 */
function requireGroup(
  store: MockStore,
  subscriptionId: string,
  { kind, groupId }: { kind: UserChangeKind; groupId: string },
): string {
  const group = store.userGroups.find((row) => row.id === groupId && row.subscriptionId === subscriptionId);
  if (!group) throw problemOf(invalidField('groupId', GROUPS_OF_OTHERS));
  if (kind === 'removeFromGroup') refuseIf(refusalOfLeaving([group]));
  return group.id;
}

const TASKS = '/subscriptions/{subscriptionId}/user-tasks';

/** Tasks that change many members. */
export const userTaskOperations = [
  defineOperation('get', TASKS, 200, ({ store, caller: getCaller, enterSubscription, path }) => {
    const caller = getCaller();
    const { id: subscriptionId } = enterSubscription(path.subscriptionId);
    return store.userTasks
      .filter((task) => task.subscriptionId === subscriptionId && task.actorId === caller.user.id)
      .slice(0, USER_TASK_LIMITS.listed)
      .map((task) => toUserTask(store, task));
  }),

  defineOperation('post', TASKS, 202, ({ store, caller: getCaller, enterSubscription, path, body }) => {
    const caller = getCaller();
    const { kind, groupId } = body;
    const { id: subscriptionId } = enterSubscription(path.subscriptionId, ACTION_OF_TASK[kind]);
    refuseIf(refusalOfTaskGroup(kind, groupId));
    const userIds = [...new Set(body.userIds.map((id) => id.toLowerCase()))];
    const group = groupId === undefined ? null : requireGroup(store, subscriptionId, { kind, groupId });
    return addTask(store, caller, { subscriptionId, kind, groupId: group, undoOf: null, userIds });
  }),

  defineOperation(
    'post',
    `${TASKS}/invitations`,
    202,
    ({ store, caller: getCaller, enterSubscription, path, body }) => {
      const caller = getCaller();
      const subscription = enterSubscription(path.subscriptionId);
      const grants = requireInvitable(store, caller, subscription, body);
      return addTask(store, caller, {
        subscriptionId: subscription.id,
        kind: 'invite',
        groupId: null,
        grants,
        undoOf: null,
        addresses: body.userEmails,
      });
    },
  ),

  defineOperation('get', `${TASKS}/{taskId}`, 200, (call) => {
    const task = requireTask(call);
    advance(call.store, call.caller(), task);
    return toUserTask(call.store, task);
  }),

  defineOperation('get', `${TASKS}/{taskId}/results`, 200, (call) => {
    const { query, answerHeaders } = call;
    const { results } = requireTask(call);
    const wanted = results.flatMap(({ outcome, ...result }) =>
      outcome !== null && (query.outcome ?? outcome) === outcome ? [{ ...result, outcome }] : [],
    );
    answerHeaders.set('x-total-count', String(wanted.length));
    const offset = Number(query.offset ?? 0);
    return wanted.slice(offset, query.limit === undefined ? undefined : offset + Number(query.limit));
  }),

  defineOperation('post', `${TASKS}/{taskId}/stop`, 200, (call) => {
    const { store } = call;
    const task = requireTask(call);
    if (!isOpenUserTask(task)) throw problemOf(USER_TASK_ENDED);
    Object.assign(task, { status: 'Stopped', endedAt: store.now });
    return toUserTask(store, task);
  }),

  defineOperation('post', `${TASKS}/{taskId}/undo`, 202, (call) => {
    const { store } = call;
    const task = requireTask(call);
    refuseIf(refusalOfUndo(toUserTask(store, task)));
    const kind = OPPOSITE[task.kind];
    if (!kind) throw new Error(`Nothing takes ${task.kind} back.`);
    const { id, subscriptionId, groupId, results } = task;
    const changed = results.filter(
      ({ outcome, address }) => outcome === 'changed' || (outcome === 'failed' && address !== null),
    );
    const userIds = changed.flatMap(({ userId }) => userId ?? []);
    return addTask(store, call.caller(), { subscriptionId, kind, groupId, undoOf: id, userIds });
  }),
];
