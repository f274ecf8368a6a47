import type { ActionName } from '../access';
import { conflicting, invalidField, tooOften, type Refusal } from '../refusal';
import { countUsers } from './countUsers';

/** The status changes of a task. */
export type StatusChange = 'activate' | 'deactivate';
/** The changes of a task to many members. */
export type UserChangeKind = StatusChange | 'addToGroup' | 'removeFromGroup' | 'withdrawInvitation';
/** The work of a task on many users. */
export type UserTaskKind = UserChangeKind | 'invite';
export type UserTaskStatus = 'Waiting' | 'Running' | 'Finished' | 'Stopped';
/** The result of a task for one user. */
export type UserTaskOutcome = 'changed' | 'unchanged' | 'failed';

/** The statuses of an unfinished task. */
export const OPEN_USER_TASK_STATUSES: readonly UserTaskStatus[] = ['Waiting', 'Running'];

export const USER_TASK_LIMITS = {
  /** The users of one task. */
  users: 10_000,
  /** The addresses of one task: as many of the longest as a request takes. */
  addresses: 3_000,
  /** The unfinished tasks of a subscription. */
  open: 5,
  /** The listed tasks of a caller. */
  listed: 20,
  /** Days for which a task and its results are kept. */
  days: 30,
} as const;

/** The status of members after a change. */
export const STATUS_AFTER = { activate: 'Active', deactivate: 'Inactive' } as const;
/** The change that undoes another; undefined if there is none. */
export const OPPOSITE: Readonly<Record<UserTaskKind, UserChangeKind | undefined>> = {
  activate: 'deactivate',
  deactivate: 'activate',
  addToGroup: 'removeFromGroup',
  removeFromGroup: 'addToGroup',
  withdrawInvitation: undefined,
  invite: 'withdrawInvitation',
};
/** The action required for a task, as for the single call. */
export const ACTION_OF_TASK = {
  activate: 'user.activate',
  deactivate: 'user.activate',
  addToGroup: 'user.set-groups',
  removeFromGroup: 'user.set-groups',
  withdrawInvitation: 'user.withdraw-invitation',
  invite: 'user.invite',
} as const satisfies Readonly<Record<UserTaskKind, ActionName>>;

/** The reason for a user whom an undo skips. */
export const CHANGED_SINCE = 'The user was changed again since, and stays like that.';
/** Reason for a task whose group was deleted. */
export const GROUP_GONE = 'The group no longer exists.';
/** The reason for an id that is not in the subscription. */
export const NO_MEMBER = 'The user is not in this subscription any more.';
export const USER_TASK_ENDED = conflicting('The task has ended already.');
/** The reason of a task that failed at every attempt. */
export const USER_TASK_GIVEN_UP =
  'Something went wrong on the platform. The users changed so far stay changed.';

export const isOpenUserTask = ({ status }: { readonly status: UserTaskStatus }): boolean =>
  OPEN_USER_TASK_STATUSES.includes(status);

const isAboutGroup = (kind: UserChangeKind): boolean => kind === 'addToGroup' || kind === 'removeFromGroup';

/** Refuses a missing or superfluous group of a task. */
export function refusalOfTaskGroup(kind: UserChangeKind, groupId: string | undefined): Refusal | undefined {
  if (isAboutGroup(kind) && groupId === undefined)
    return invalidField('groupId', 'Give the group to add users to or remove them from.');
  if (!isAboutGroup(kind) && groupId !== undefined)
    return invalidField('groupId', 'Only addToGroup and removeFromGroup are about a group.');
  return undefined;
}

/** Refuses another task of a subscription beyond the limit. */
export function refusalOfUserTask(openTasks: number): Refusal | undefined {
  if (openTasks < USER_TASK_LIMITS.open) return undefined;
  const detail = `${USER_TASK_LIMITS.open} changes of many users are under way. Wait until one has ended.`;
  return tooOften(detail, 10);
}

interface UndoFacts {
  readonly kind: UserTaskKind;
  readonly status: UserTaskStatus;
  readonly changed: number;
  readonly undoOf: string | null;
  readonly undoneBy: string | null;
}

/** Refuses to undo a task. */
export function refusalOfUndo(task: UndoFacts): Refusal | undefined {
  if (isOpenUserTask(task)) return conflicting('The task still runs. Stop it first.');
  if (!OPPOSITE[task.kind])
    return conflicting('Invitations that were withdrawn can’t be restored. Invite the users again.');
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

/** Writes a number of invitations in words. */
export const countInvitations = (count: number): string =>
  count === 1 ? '1 invitation' : `${count.toLocaleString()} invitations`;

interface TaskWords {
  readonly now: string;
  readonly done: string;
  /** Participle of a failure, as in “3 could not be changed”. @default 'changed' */
  readonly failed?: string;
  readonly countItems: (count: number) => string;
}

function wordsOf(kind: UserTaskKind, groupName: string): TaskWords {
  switch (kind) {
    case 'activate':
      return { now: 'Activating', done: 'activated', countItems: countUsers };
    case 'deactivate':
      return { now: 'Deactivating', done: 'deactivated', countItems: countUsers };
    case 'addToGroup':
      return { now: 'Adding', done: `added to ${groupName}`, countItems: countUsers };
    case 'removeFromGroup':
      return { now: 'Removing', done: `removed from ${groupName}`, countItems: countUsers };
    case 'withdrawInvitation':
      return { now: 'Withdrawing', done: 'withdrawn', countItems: countInvitations };
    case 'invite':
      return { now: 'Inviting', done: 'invited', failed: 'invited', countItems: countUsers };
  }
}

/** Describes whom an ended task has changed; somebody who was invited already got the invitation again. */
function describeResult({ kind, done, changed, failed }: TaskCounts, words: TaskWords): string {
  const describe = (count: number) =>
    `${words.countItems(count)} ${count === 1 ? 'was' : 'were'} ${words.done}`;
  const again = kind === 'invite' ? done - changed - failed : 0;
  if (again === 0) return describe(changed);
  return changed === 0
    ? `${describe(again)} again`
    : `${describe(changed)}, and ${again.toLocaleString()} again`;
}

/**
 * Describes the progress or the end of a task.
 * @param groupName the name of its group if that exists
 */
export function describeUserTask(task: TaskCounts, groupName = 'a deleted group'): string {
  const { kind, status, total, done, failed, undoOf } = task;
  const count = (value: number) => value.toLocaleString();
  const words = wordsOf(kind, groupName);
  if (isOpenUserTask(task)) {
    const progress = `${count(done)} of ${words.countItems(total)}`;
    return undoOf === null ? `${words.now} ${progress}.` : `Undoing: ${words.done} ${progress}.`;
  }
  const result = describeResult(task, words);
  const failures = failed > 0 ? ` ${count(failed)} could not be ${words.failed ?? 'changed'}.` : '';
  if (status === 'Stopped')
    return `Stopped at ${count(done)} of ${words.countItems(total)}: ${result}.${failures}`;
  return `${undoOf === null ? '' : 'Undone: '}${result}.${failures}`;
}
