import { displayName, type UserChangeKind, type UserTaskOutcome } from '@/domain/users';
import type { SubscriptionRow } from '../../../access/authorize';
import type { Caller } from '../../../access/loadCaller';
import type { WriteFacts } from '../../../activity';
import type { Database } from '../../../database';
import type { UserGroupRow } from '../../user-groups/userGroupQueries';
import type { UserTaskRow } from './userTaskQueries';

/** The context of a task for one batch. */
export interface Work {
  readonly task: UserTaskRow;
  /** The person who started the task. */
  readonly caller: Caller;
  readonly subscription: SubscriptionRow;
  readonly now: Date;
}

/** The context of a task for one batch of members. */
export interface MemberWork extends Work {
  readonly kind: UserChangeKind;
  /** The group of a task about one; none when it was deleted. */
  readonly group: UserGroupRow | undefined;
}

/** Describes a write of a task, as if its person had called the operation. */
export const factsOf = (
  { task, caller, now }: Work,
  write: Pick<WriteFacts, 'operation' | 'ids' | 'also'>,
): WriteFacts => ({
  ...write,
  actor: { kind: 'person', id: caller.user.id, name: displayName(caller.user) },
  requestId: task.requestId,
  now,
  place: { subscriptionId: task.subscriptionId, environmentId: null },
});

/** The result of a task for one user. */
export interface UserResult {
  readonly outcome: UserTaskOutcome;
  readonly reason?: string | null;
  /** The user of an invited address. */
  readonly userId?: string | null;
}

/** The change of one member by a task, or a result when there is nothing to change. */
export type PlannedChange =
  | UserResult
  | {
      readonly operation: WriteFacts['operation'];
      /** Keys of other objects whose history lists the change. @default none */
      readonly also?: WriteFacts['also'];
      apply(transaction: Database): Promise<void>;
    };
