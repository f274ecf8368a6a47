import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { isOpenUserTask, type UserTaskKind } from '@/domain/users';
import { createWrite } from '../createWrite';
import { isGone, requireBody, requireParameters, type CallOptions, type PlatformApi } from '../http';
import { queryKeys } from '../queryKeys';
import type { UserTask } from '../types';
import { changes } from './mutations';

interface TaskIds {
  readonly subscriptionId: string;
  readonly taskId: string;
}

/** Milliseconds between reads of a task's progress. */
const PAUSE = 500;
/** The maximum number of displayed failures. */
const SHOWN_FAILURES = 10;

const TASKS = '/subscriptions/{subscriptionId}/user-tasks';
const keyOf = (subscriptionId: string, ...part: readonly unknown[]) =>
  queryKeys.users.detail('tasks', subscriptionId, ...part);
const listChanges = ({ subscriptionId }: { readonly subscriptionId: string }) => [keyOf(subscriptionId)];

/** Returns the latest tasks of the caller; none from a platform without these calls. */
async function listUserTasks(
  api: PlatformApi,
  subscriptionId: string,
  options?: CallOptions,
): Promise<UserTask[]> {
  requireParameters({ subscriptionId });
  const params = { path: { subscriptionId } };
  return api.request('get', TASKS, { params }, options).catch((error: unknown) => {
    if (isGone(error)) return [];
    throw error;
  });
}

/** Queries of tasks on many users. */
export function userTaskQueries(api: PlatformApi) {
  return {
    list: (subscriptionId: string) =>
      queryOptions({
        queryKey: keyOf(subscriptionId),
        queryFn: ({ signal }) => listUserTasks(api, subscriptionId, { signal }),
      }),
    /** The task, refetched until it has ended. */
    detail: (ids: TaskIds) =>
      queryOptions({
        queryKey: keyOf(ids.subscriptionId, ids.taskId),
        queryFn: ({ signal }) =>
          api.request('get', `${TASKS}/{taskId}`, { params: { path: ids } }, { signal }),
        refetchInterval: ({ state }) => (state.data && isOpenUserTask(state.data) ? PAUSE : false),
      }),
    failures: (ids: TaskIds) =>
      queryOptions({
        queryKey: keyOf(ids.subscriptionId, ids.taskId, 'failures'),
        queryFn: ({ signal }) => {
          const params = { path: ids, query: { outcome: 'failed' as const, limit: SHOWN_FAILURES } };
          return api.request('get', `${TASKS}/{taskId}/results`, { params }, { signal });
        },
      }),
  };
}

/** Mutations of tasks on many users. */
export function userTaskMutations(api: PlatformApi) {
  return {
    start: () =>
      createWrite({
        call: async ({
          subscriptionId,
          ...body
        }: {
          subscriptionId: string;
          kind: UserTaskKind;
          groupId?: string;
          userIds: string[];
        }) => {
          requireParameters({ subscriptionId });
          requireBody('userTask', body, ['kind', 'userIds']);
          return api.request('post', TASKS, { params: { path: { subscriptionId } }, body });
        },
        changes: listChanges,
        meta: { notifyError: false },
      }),
    stop: () =>
      createWrite({
        call: (ids: TaskIds) => api.request('post', `${TASKS}/{taskId}/stop`, { params: { path: ids } }),
        changes: listChanges,
        // A task that has ended meanwhile shows its result.
        rereadsRefused: true,
      }),
    undo: () =>
      createWrite({
        call: (ids: TaskIds) => api.request('post', `${TASKS}/{taskId}/undo`, { params: { path: ids } }),
        changes: listChanges,
      }),
  };
}

/** Refetches everything a task has changed. */
export async function rereadAfterTask(client: QueryClient): Promise<void> {
  await Promise.all(changes().map((queryKey) => client.invalidateQueries({ queryKey })));
}
