import { isGone, requireParameters, type CallOptions, type PlatformApi } from '../http';
import type { UserTask, UserTaskResult } from '../types';

/** The ids of a task. */
export interface TaskIds {
  readonly subscriptionId: string;
  readonly taskId: string;
}

/** Milliseconds between reads of a task's progress. */
export const TASK_PAUSE = 500;

/** The path of the tasks of a subscription. */
export const TASKS = '/subscriptions/{subscriptionId}/user-tasks';

/** Returns the latest tasks of the caller; none from a platform without these calls. */
export async function listUserTasks(
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

/** Returns a task with its progress. */
export const readUserTask = (api: PlatformApi, ids: TaskIds, options?: CallOptions): Promise<UserTask> =>
  api.request('get', `${TASKS}/{taskId}`, { params: { path: ids } }, options);

/** Lists results of a task, in the order of its users or addresses. */
export const listUserTaskResults = (
  api: PlatformApi,
  ids: TaskIds,
  query: { readonly outcome?: UserTaskResult['outcome']; readonly offset?: number; readonly limit?: number },
  options?: CallOptions,
): Promise<UserTaskResult[]> =>
  api.request('get', `${TASKS}/{taskId}/results`, { params: { path: ids, query } }, options);
