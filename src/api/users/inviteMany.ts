import { isOpenUserTask } from '@/domain/users';
import { requireBody, type PlatformApi } from '../http';
import { pause } from '../pause';
import type { InvitationResult, InviteUsers, UserTaskResult } from '../types';
import { inviteUsers } from './calls';
import { listUserTaskResults, readUserTask, TASK_PAUSE, TASKS, type TaskIds } from './userTaskCalls';

/** The maximum number of addresses in one call. */
const IN_ONE_CALL = 10;

/** Callbacks of an invitation of many addresses. */
export interface InvitationEvents {
  /** Receives each part of the results as it arrives. */
  readonly onResults?: ((results: readonly InvitationResult[]) => void) | undefined;
  /** Receives the task that invites more than ten addresses, which can be stopped and goes on by itself. */
  readonly onTask?: ((task: TaskIds) => void) | undefined;
}

/** The results of an invitation; without those of addresses after a stop. */
export interface InvitationsSent {
  readonly invitationResults: readonly InvitationResult[];
  /** Whether a task of the platform has sent them, which is listed with its outcome. */
  readonly isTask: boolean;
}

/** Invites any number of addresses: up to ten in one call, more in a task of the platform, until that has ended. */
export async function inviteMany(
  api: PlatformApi,
  model: InviteUsers,
  { onResults, onTask }: InvitationEvents = {},
): Promise<InvitationsSent> {
  requireBody('inviteUsersModel', model, ['userEmails', 'userGroupIds', 'subscriptionId']);
  if (model.userEmails.length <= IN_ONE_CALL) {
    const { invitationResults } = await inviteUsers(api, model);
    onResults?.(invitationResults);
    return { invitationResults, isTask: false };
  }
  const { subscriptionId, ...body } = model;
  const { id: taskId } = await api.request('post', `${TASKS}/invitations`, {
    params: { path: { subscriptionId } },
    body,
  });
  onTask?.({ subscriptionId, taskId });
  const invitationResults: InvitationResult[] = [];
  for (let isOpen = true; isOpen;) {
    await pause(TASK_PAUSE);
    isOpen = isOpenUserTask(await readUserTask(api, { subscriptionId, taskId }));
    const offset = invitationResults.length;
    const results = await listUserTaskResults(api, { subscriptionId, taskId }, { offset });
    const next = results.map(toInvitationResult);
    invitationResults.push(...next);
    if (next.length > 0) onResults?.(next);
  }
  return { invitationResults, isTask: true };
}

function toInvitationResult({ address, userId, outcome, reason }: UserTaskResult): InvitationResult {
  const userEmail = address ?? '';
  if (outcome !== 'failed') return { userEmail, status: 'Success', userId };
  const detail = reason === null ? {} : { detail: reason };
  // A failed one with a user was added without a mail.
  return userId === null
    ? { userEmail, status: 'Failure', userId, ...detail }
    : { userEmail, status: 'SendingPasswordResetEmailFailure', userId, ...detail };
}
