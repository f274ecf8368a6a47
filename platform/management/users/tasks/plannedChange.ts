import type { UserTaskOutcome } from '@/domain/users';
import type { SubscriptionRow } from '../../../access/authorize';
import type { Caller } from '../../../access/loadCaller';
import type { WriteFacts } from '../../../activity';
import type { Database } from '../../../database';
import type { UserGroupRow } from '../../user-groups/userGroupQueries';
import type { UserTaskRow } from './userTaskQueries';

/** The context of a task for one batch of members. */
export interface Work {
  readonly task: UserTaskRow;
  /** The person who started the task. */
  readonly caller: Caller;
  readonly subscription: SubscriptionRow;
  /** The group of a task about one; none when it was deleted. */
  readonly group: UserGroupRow | undefined;
  readonly now: Date;
}

/** The result of a task for one user. */
export interface UserResult {
  readonly outcome: UserTaskOutcome;
  readonly reason?: string;
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
