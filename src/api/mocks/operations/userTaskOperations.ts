import { toUnixSeconds } from '@/domain/format';
import {
  CHANGED_SINCE,
  isOpenUserTask,
  NO_MEMBER,
  OPPOSITE,
  refusalOfUndo,
  refusalOfUserTask,
  STATUS_AFTER,
  USER_TASK_ENDED,
  USER_TASK_LIMITS,
} from '@/domain/user';
import type { components } from '../../contract/platform.gen';
import { defineOperation } from '../defineOperation';
import { authorize, requireSubscription, type MockCaller } from '../mockCaller';
import { MockProblem, notFound, problemOf, refuseIf } from '../MockProblem';
import type { MockStore } from '../mockStore';
import { statusKey, type MockUserTask } from '../mockUserTasks';
import { requireAllowed } from './memberOperations';

type UserTask = components['schemas']['UserTask'];
type Result = MockUserTask['results'][number];

/** Parts in which a task of the mocks is done: one each time its progress is asked for. */
const STEPS = 2;

function toUserTask(store: MockStore, task: MockUserTask): UserTask {
  const { id, kind, status, detail, undoOf, results, createdAt, endedAt } = task;
  const count = (outcome: Result['outcome']) => results.filter((result) => result.outcome === outcome).length;
  const undo = store.userTasks.find((other) => other.undoOf === id && other.status !== 'Stopped');
  return {
    id,
    kind,
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

function resultFor(
  store: MockStore,
  caller: MockCaller,
  { id, kind, undoOf, subscriptionId }: MockUserTask,
  userId: string,
): Pick<Result, 'outcome' | 'reason'> {
  const membership = store.memberships.find(
    (row) => row.subscriptionId === subscriptionId && row.userId === userId,
  );
  if (!membership) return { outcome: 'failed', reason: NO_MEMBER };
  const key = statusKey({ subscriptionId, userId });
  if (undoOf !== null && store.statusTasks.get(key) !== undoOf)
    return { outcome: 'unchanged', reason: CHANGED_SINCE };
  if (membership.status === STATUS_AFTER[kind]) return { outcome: 'unchanged', reason: null };
  try {
    requireAllowed(store, caller, { subscriptionId, userId }, kind);
  } catch (error) {
    if (error instanceof MockProblem) return { outcome: 'failed', reason: error.message };
    throw error;
  }
  membership.status = STATUS_AFTER[kind];
  store.statusTasks.set(key, id);
  return { outcome: 'changed', reason: null };
}

/** Does the next part of a task. */
function advance(store: MockStore, caller: MockCaller, task: MockUserTask): void {
  if (!isOpenUserTask(task) || task.pace === 0) return;
  const waiting = task.results.filter(({ outcome }) => outcome === null);
  for (const result of waiting.slice(0, task.pace))
    Object.assign(result, resultFor(store, caller, task, result.userId));
  const isOver = waiting.length <= task.pace;
  Object.assign(task, { status: isOver ? 'Finished' : 'Running', endedAt: isOver ? store.now : null });
}

/** @throws MockProblem 429 when the subscription has many tasks that have not ended */
function addTask(
  store: MockStore,
  caller: MockCaller,
  plan: Pick<MockUserTask, 'subscriptionId' | 'kind' | 'undoOf'> & { userIds: readonly string[] },
): UserTask {
  const { userIds, ...place } = plan;
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
    pace: Math.ceil(userIds.length / STEPS),
    results: userIds.map((userId) => ({ userId, outcome: null, reason: null })),
  };
  store.userTasks.unshift(task);
  return toUserTask(store, task);
}

/** The subscription's id, if the caller may activate and deactivate its users. @throws MockProblem 403 or 404 */
function requireAdministered(store: MockStore, caller: MockCaller, subscriptionId: string): string {
  const subscription = requireSubscription(store, caller, subscriptionId);
  authorize(store, caller, 'user.activate', subscription);
  return subscription.id;
}

/** The task a path names. @throws MockProblem 403 or 404 */
function requireTask(
  store: MockStore,
  caller: MockCaller,
  path: { subscriptionId: string; taskId: string },
): MockUserTask {
  const subscriptionId = requireAdministered(store, caller, path.subscriptionId);
  const task = store.userTasks.find((row) => row.id === path.taskId && row.subscriptionId === subscriptionId);
  if (!task) throw notFound('task');
  return task;
}

const TASKS = '/subscriptions/{subscriptionId}/user-tasks';

/** The calls on changes of many members at once. */
export const userTaskOperations = [
  defineOperation('get', TASKS, 200, ({ store, caller: getCaller, path }) => {
    const caller = getCaller();
    const subscriptionId = requireAdministered(store, caller, path.subscriptionId);
    return store.userTasks
      .filter((task) => task.subscriptionId === subscriptionId && task.actorId === caller.user.id)
      .slice(0, USER_TASK_LIMITS.listed)
      .map((task) => toUserTask(store, task));
  }),

  defineOperation('post', TASKS, 202, ({ store, caller: getCaller, path, body }) => {
    const caller = getCaller();
    const subscriptionId = requireAdministered(store, caller, path.subscriptionId);
    const userIds = [...new Set(body.userIds.map((id) => id.toLowerCase()))];
    return addTask(store, caller, { subscriptionId, kind: body.kind, undoOf: null, userIds });
  }),

  defineOperation('get', `${TASKS}/{taskId}`, 200, ({ store, caller: getCaller, path }) => {
    const caller = getCaller();
    const task = requireTask(store, caller, path);
    advance(store, caller, task);
    return toUserTask(store, task);
  }),

  defineOperation(
    'get',
    `${TASKS}/{taskId}/results`,
    200,
    ({ store, caller, path, query, answerHeaders }) => {
      const { results } = requireTask(store, caller(), path);
      const wanted = results.flatMap(({ userId, outcome, reason }) =>
        outcome !== null && (query.outcome ?? outcome) === outcome ? [{ userId, outcome, reason }] : [],
      );
      answerHeaders.set('x-total-count', String(wanted.length));
      const offset = Number(query.offset ?? 0);
      return wanted.slice(offset, query.limit === undefined ? undefined : offset + Number(query.limit));
    },
  ),

  defineOperation('post', `${TASKS}/{taskId}/stop`, 200, ({ store, caller, path }) => {
    const task = requireTask(store, caller(), path);
    if (!isOpenUserTask(task)) throw problemOf(USER_TASK_ENDED);
    Object.assign(task, { status: 'Stopped', endedAt: store.now });
    return toUserTask(store, task);
  }),

  defineOperation('post', `${TASKS}/{taskId}/undo`, 202, ({ store, caller: getCaller, path }) => {
    const caller = getCaller();
    const { id, kind, subscriptionId, results, ...task } = requireTask(store, caller, path);
    refuseIf(refusalOfUndo(toUserTask(store, { id, kind, subscriptionId, results, ...task })));
    const changed = results.filter(({ outcome }) => outcome === 'changed');
    const userIds = changed.map(({ userId }) => userId);
    return addTask(store, caller, { subscriptionId, kind: OPPOSITE[kind], undoOf: id, userIds });
  }),
];
