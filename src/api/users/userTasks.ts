import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { isOpenUserTask, type UserChangeKind } from '@/domain/users';
import { createWrite } from '../createWrite';
import { requireBody, requireParameters, type PlatformApi } from '../http';
import { queryKeys } from '../queryKeys';
import { changes } from './mutations';
import {
  listUserTaskResults,
  listUserTasks,
  readUserTask,
  TASK_PAUSE,
  TASKS,
  type TaskIds,
} from './userTaskCalls';

/** The maximum number of displayed failures. */
const SHOWN_FAILURES = 10;

const keyOf = (subscriptionId: string, ...part: readonly unknown[]) =>
  queryKeys.users.detail('tasks', subscriptionId, ...part);
const listChanges = ({ subscriptionId }: { readonly subscriptionId: string }) => [keyOf(subscriptionId)];

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
        queryFn: ({ signal }) => readUserTask(api, ids, { signal }),
        refetchInterval: ({ state }) => (state.data && isOpenUserTask(state.data) ? TASK_PAUSE : false),
      }),
    failures: (ids: TaskIds) =>
      queryOptions({
        queryKey: keyOf(ids.subscriptionId, ids.taskId, 'failures'),
        queryFn: ({ signal }) =>
          listUserTaskResults(api, ids, { outcome: 'failed', limit: SHOWN_FAILURES }, { signal }),
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
          kind: UserChangeKind;
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
