import { CHANGED_SINCE, displayName, NO_MEMBER, STATUS_AFTER, type UserTaskOutcome } from '@/domain/user';
import type { SubscriptionRow } from '../../../access/authorize';
import type { Caller } from '../../../access/loadCaller';
import { answerRecorded } from '../../../activity';
import type { Database } from '../../../database';
import type { MembershipStatus } from '../../../database/schema';
import { Problem } from '../../../http/Problem';
import { changeStatus, findMember, type Member } from '../memberChanges';
import type { UserTaskRow } from './userTaskQueries';

/** A task as it works on one batch of members. */
interface Work {
  readonly task: UserTaskRow;
  /** The person who has started the task. */
  readonly caller: Caller;
  readonly subscription: SubscriptionRow;
  readonly now: Date;
}

export interface UserResult {
  readonly outcome: UserTaskOutcome;
  readonly reason?: string;
  readonly before?: MembershipStatus;
}

/** Changes one member by the rules of the single call, and records it like that. To be called with the subscription locked. */
export async function changeOne(transaction: Database, work: Work, userId: string): Promise<UserResult> {
  const { task, subscription, caller } = work;
  const member = await findMember(transaction, { subscription, userId, callerId: caller.user.id });
  if (!member) return { outcome: 'failed', reason: NO_MEMBER };
  const { status, statusTaskId } = member.membership;
  if (task.undoOf !== null && statusTaskId !== task.undoOf)
    return { outcome: 'unchanged', reason: CHANGED_SINCE };
  if (status === STATUS_AFTER[task.kind]) return { outcome: 'unchanged' };
  try {
    await recordChange(transaction, work, member);
    return { outcome: 'changed', before: status };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { outcome: 'failed', reason: error.message };
  }
}

const OPERATIONS = { activate: 'activateUser', deactivate: 'deactivateUser' } as const;

/** @throws Problem 409 when a rule refuses the change, which is recorded as well */
async function recordChange(
  transaction: Database,
  { task, caller, now }: Work,
  member: Member,
): Promise<void> {
  const facts = {
    operation: OPERATIONS[task.kind],
    actor: { kind: 'person', id: caller.user.id, name: displayName(caller.user) },
    requestId: task.requestId,
    now,
    place: { subscriptionId: task.subscriptionId, environmentId: null },
    ids: [member.user.id],
    also: [],
  } as const;
  await answerRecorded(transaction, facts, {
    within: 'call',
    handle: ({ database }) => changeStatus(database, member, task.kind, task.id),
    onLost: (error) => {
      throw error;
    },
  });
}
