import { conflicting, tooOften, type Refusal } from '../refusal';
import { countUsers } from './countUsers';

/** The changes that a task makes to many users at once. */
export type UserTaskKind = 'activate' | 'deactivate';
export type UserTaskStatus = 'Waiting' | 'Running' | 'Finished' | 'Stopped';
/** The result of a task for one user. */
export type UserTaskOutcome = 'changed' | 'unchanged' | 'failed';

/** Statuses of a task that has not ended. */
export const OPEN_USER_TASK_STATUSES: readonly UserTaskStatus[] = ['Waiting', 'Running'];

export const USER_TASK_LIMITS = {
  /** Tasks of a subscription that have not ended. */
  open: 5,
  /** Tasks in the list of one caller. */
  listed: 20,
  /** Days a task and its results are kept. */
  days: 30,
} as const;

/** The status that members have after a change. */
export const STATUS_AFTER = { activate: 'Active', deactivate: 'Inactive' } as const;
/** The change that takes another one back. */
export const OPPOSITE = { activate: 'deactivate', deactivate: 'activate' } as const;

/** Reason for a user whom an undo leaves alone. */
export const CHANGED_SINCE = 'The user was changed again since, and stays like that.';
/** Reason for an id of nobody in the subscription. */
export const NO_MEMBER = 'The user is not in this subscription any more.';
export const USER_TASK_ENDED = conflicting('The task has ended already.');
/** Reason of a task whose work failed each time it was tried. */
export const USER_TASK_GIVEN_UP =
  'Something went wrong on the platform. The users changed so far stay changed.';

export const isOpenUserTask = ({ status }: { readonly status: UserTaskStatus }): boolean =>
  OPEN_USER_TASK_STATUSES.includes(status);

/** Why a subscription gets no further task; `undefined` when it does. */
export function refusalOfUserTask(openTasks: number): Refusal | undefined {
  if (openTasks < USER_TASK_LIMITS.open) return undefined;
  const detail = `${USER_TASK_LIMITS.open} changes of many users are under way. Wait until one has ended.`;
  return tooOften(detail, 10);
}

interface UndoFacts {
  readonly status: UserTaskStatus;
  readonly changed: number;
  readonly undoOf: string | null;
  readonly undoneBy: string | null;
}

/** Why the changes of a task can't be taken back; `undefined` when they can. */
export function refusalOfUndo(task: UndoFacts): Refusal | undefined {
  if (isOpenUserTask(task)) return conflicting('The task still runs. Stop it first.');
  if (task.undoOf !== null) return conflicting('This task is an undo, which can’t be undone.');
  if (task.undoneBy !== null) return conflicting('The task has been undone already.');
  if (task.changed === 0) return conflicting('The task has changed nobody.');
  return undefined;
}

interface TaskCounts {
  readonly kind: UserTaskKind;
  readonly status: UserTaskStatus;
  readonly total: number;
  readonly done: number;
  readonly changed: number;
  readonly failed: number;
  readonly undoOf: string | null;
}

const VERBS = {
  activate: { now: 'Activating', done: 'activated' },
  deactivate: { now: 'Deactivating', done: 'deactivated' },
} as const;

/** The progress or the end of a task in words. */
export function describeUserTask(task: TaskCounts): string {
  const { kind, status, total, done, changed, failed, undoOf } = task;
  const count = (value: number) => value.toLocaleString();
  const verb = VERBS[kind];
  if (isOpenUserTask(task)) {
    const progress = `${count(done)} of ${countUsers(total)}`;
    return undoOf === null ? `${verb.now} ${progress}.` : `Undoing: ${verb.done} ${progress}.`;
  }
  const result = `${countUsers(changed)} ${changed === 1 ? 'was' : 'were'} ${verb.done}`;
  const failures = failed > 0 ? ` ${count(failed)} could not be changed.` : '';
  if (status === 'Stopped') return `Stopped at ${count(done)} of ${countUsers(total)}: ${result}.${failures}`;
  return `${undoOf === null ? '' : 'Undone: '}${result}.${failures}`;
}
