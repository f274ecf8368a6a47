import { describeOutputTask, isCheck, isOpenOutput, mayHaveOutput } from '@/domain/output';
import { displayName } from '@/domain/users';
import type { EnvironmentMockCall } from '../defineOperation';
import { notFound } from '../MockProblem';
import type { MockOutputTask, MockStore } from '../mockStore';

type Asking = Pick<EnvironmentMockCall, 'store' | 'environmentId' | 'actor' | 'may'>;

const isAccessible = ({ actor, may }: Asking, { source, ownerId }: MockOutputTask) =>
  mayHaveOutput(source, { isOwn: ownerId === actor.user.id, mayReadTasks: may('output-task.read') });

/** Creates a waiting task, of one record by default. */
export const newOutputTask = (
  store: MockStore,
  given: Omit<MockOutputTask, keyof typeof WAITING | 'id' | 'createdAt'> & Partial<MockOutputTask>,
): MockOutputTask => ({ id: store.nextId('output task'), createdAt: store.now, ...WAITING, ...given });

const WAITING = {
  status: 'Waiting',
  types: ['static', 'non-watermarked'],
  recordsTotal: 1,
  recordsDone: 0,
  recordsFailed: 0,
  detail: null,
  report: [],
  endedAt: null,
  timesAsked: 0,
  patience: 1,
} as const satisfies Partial<MockOutputTask>;

/**
 * Returns a task of the environment whose result the caller may download.
 * @throws MockProblem 404
 */
export function requireTask(call: Asking, taskId: string): MockOutputTask {
  const { store, environmentId } = call;
  const task = store.outputTasks.find((row) => row.environmentId === environmentId && row.id === taskId);
  if (!task || !isAccessible(call, task)) throw notFound('output task');
  return task;
}

/** Describes a task for the caller's list. */
export function describe(call: Asking, task: MockOutputTask) {
  const user = call.store.users.find(({ id }) => id === task.ownerId);
  return describeOutputTask(task, {
    owner: user ? { id: user.id, name: displayName(user), email: user.email } : null,
    hasFile: task.status === 'Finished' && !isCheck(task),
    hasReport: task.report.length > 0,
    isAccessible: isAccessible(call, task),
    now: call.store.now,
  });
}

/** Advances a task at each read. */
export function advance(task: MockOutputTask, now: Date): void {
  if (!isOpenOutput(task.status) || task.timesAsked < 0) return;
  task.timesAsked += 1;
  const { timesAsked, patience, recordsTotal } = task;
  if (timesAsked <= patience) {
    task.status = 'Processing';
    const done = Math.floor((recordsTotal * (timesAsked - 1)) / patience);
    task.recordsDone = Math.max(task.recordsDone, done);
  } else Object.assign(task, { status: 'Finished', endedAt: now, recordsDone: task.recordsTotal });
  if (task.status === 'Finished' && isCheck(task))
    task.report = Array.from({ length: task.recordsTotal }, (_, place) => ({
      recordNumber: place + 1,
      errorList: [],
    }));
}
