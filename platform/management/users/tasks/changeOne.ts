import {
  CHANGED_SINCE,
  NO_MEMBER,
  STATUS_AFTER,
  type StatusChange,
  type UserChangeKind,
} from '@/domain/users';
import { answerRecorded } from '../../../activity';
import type { Database } from '../../../database';
import { Problem } from '../../../http/Problem';
import { endInvitation } from '../invitationHandlers';
import { changeStatus, findMember, type Member } from '../memberChanges';
import { groupChangeOf } from './changeGroup';
import { factsOf, type MemberWork, type PlannedChange, type UserResult, type Work } from './plannedChange';

/**
 * Changes one member by the rules of the single call, and records it the same way. Call it with the subscription
 * locked.
 */
export async function changeOne(
  transaction: Database,
  work: MemberWork,
  userId: string,
): Promise<UserResult> {
  const { kind, subscription, caller } = work;
  const member = await findMember(transaction, { subscription, userId, callerId: caller.user.id });
  // A missing invitation needs no withdrawal.
  if (!member)
    return kind === 'withdrawInvitation'
      ? { outcome: 'unchanged' }
      : { outcome: 'failed', reason: NO_MEMBER };
  try {
    const change = await planOf(kind, { transaction, work, member });
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
  readonly work: MemberWork;
  readonly member: Member;
}

function planOf(kind: UserChangeKind, target: Target): PlannedChange | Promise<PlannedChange> {
  switch (kind) {
    case 'activate':
    case 'deactivate':
      return statusChangeOf(kind, target);
    case 'addToGroup':
    case 'removeFromGroup':
      return groupChangeOf(target.transaction, target.work, { kind, member: target.member });
    case 'withdrawInvitation':
      return withdrawalOf(target);
  }
}

function withdrawalOf({ work, member }: Target): PlannedChange {
  if (isChangedSince(work, member)) return { outcome: 'unchanged', reason: CHANGED_SINCE };
  return {
    operation: 'withdrawInvitation',
    apply: (transaction) => endInvitation(transaction, member, work),
  };
}

/** Whether an undo leaves the member alone: the status is not, or no longer, that of the undone task. */
const isChangedSince = ({ task }: Work, { membership }: Member): boolean =>
  task.undoOf !== null && membership.statusTaskId !== task.undoOf;

const OPERATIONS = { activate: 'activateUser', deactivate: 'deactivateUser' } as const;

function statusChangeOf(kind: StatusChange, { work, member }: Target): PlannedChange {
  if (isChangedSince(work, member)) return { outcome: 'unchanged', reason: CHANGED_SINCE };
  if (member.membership.status === STATUS_AFTER[kind]) return { outcome: 'unchanged' };
  return {
    operation: OPERATIONS[kind],
    apply: (transaction) => changeStatus(transaction, member, kind, work.task.id),
  };
}

/** @throws Problem when a rule refuses the change, which is recorded too */
async function recordChange(
  transaction: Database,
  work: Work,
  { member, change }: { readonly member: Member; readonly change: Exclude<PlannedChange, UserResult> },
): Promise<void> {
  const { operation, also = [] } = change;
  await answerRecorded(transaction, factsOf(work, { operation, ids: [member.user.id], also }), {
    within: 'call',
    handle: ({ database }) => change.apply(database),
    onLost: (error) => {
      throw error;
    },
  });
}
