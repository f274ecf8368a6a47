import {
  CHANGED_SINCE,
  displayName,
  NO_MEMBER,
  STATUS_AFTER,
  type StatusChange,
  type UserTaskKind,
} from '@/domain/users';
import { answerRecorded, type WriteFacts } from '../../../activity';
import type { Database } from '../../../database';
import { Problem } from '../../../http/Problem';
import { endInvitation } from '../invitationHandlers';
import { changeStatus, findMember, type Member } from '../memberChanges';
import { groupChangeOf } from './changeGroup';
import type { PlannedChange, UserResult, Work } from './plannedChange';

/**
 * Changes one member by the rules of the single call, and records it the same way. Call it with the subscription
 * locked.
 */
export async function changeOne(transaction: Database, work: Work, userId: string): Promise<UserResult> {
  const { task, subscription, caller } = work;
  const member = await findMember(transaction, { subscription, userId, callerId: caller.user.id });
  // A missing invitation needs no withdrawal.
  if (!member)
    return task.kind === 'withdrawInvitation'
      ? { outcome: 'unchanged' }
      : { outcome: 'failed', reason: NO_MEMBER };
  try {
    const change = await planOf(task.kind, { transaction, work, member });
    if ('outcome' in change) return change;
    await recordChange(transaction, work, { member, change });
    return { outcome: 'changed' };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { outcome: 'failed', reason: error.message };
  }
}

interface Target {
  readonly transaction: Database;
  readonly work: Work;
  readonly member: Member;
}

function planOf(kind: UserTaskKind, target: Target): PlannedChange | Promise<PlannedChange> {
  switch (kind) {
    case 'activate':
    case 'deactivate':
      return statusChangeOf(kind, target);
    case 'addToGroup':
    case 'removeFromGroup':
      return groupChangeOf(target.transaction, target.work, { kind, member: target.member });
    case 'withdrawInvitation':
      return {
        operation: 'withdrawInvitation',
        apply: (transaction) => endInvitation(transaction, target.member, target.work),
      };
  }
}

const OPERATIONS = { activate: 'activateUser', deactivate: 'deactivateUser' } as const;

function statusChangeOf(kind: StatusChange, { work: { task }, member }: Target): PlannedChange {
  const { status, statusTaskId } = member.membership;
  if (task.undoOf !== null && statusTaskId !== task.undoOf)
    return { outcome: 'unchanged', reason: CHANGED_SINCE };
  if (status === STATUS_AFTER[kind]) return { outcome: 'unchanged' };
  return {
    operation: OPERATIONS[kind],
    apply: (transaction) => changeStatus(transaction, member, kind, task.id),
  };
}

/** @throws Problem when a rule refuses the change, which is recorded too */
async function recordChange(
  transaction: Database,
  { task, caller, now }: Work,
  { member, change }: { readonly member: Member; readonly change: Exclude<PlannedChange, UserResult> },
): Promise<void> {
  const { operation, also = [] } = change;
  const facts: WriteFacts = {
    operation,
    actor: { kind: 'person', id: caller.user.id, name: displayName(caller.user) },
    requestId: task.requestId,
    now,
    place: { subscriptionId: task.subscriptionId, environmentId: null },
    ids: [member.user.id],
    also,
  };
  await answerRecorded(transaction, facts, {
    within: 'call',
    handle: ({ database }) => change.apply(database),
    onLost: (error) => {
      throw error;
    },
  });
}
