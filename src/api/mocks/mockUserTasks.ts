import type { UserTaskKind, UserTaskOutcome, UserTaskStatus } from '@/domain/users';
import type { components } from '../../contract/platform.gen';

/** A change of many members of a subscription. */
export interface MockUserTask {
  readonly id: string;
  readonly subscriptionId: string;
  readonly actorId: string;
  readonly kind: UserTaskKind;
  readonly groupId: string | null;
  /** The grants of everybody whom the task invites; none for other tasks. */
  readonly grants?: Pick<components['schemas']['InviteUsers'], 'environments' | 'userGroupIds'>;
  readonly undoOf: string | null;
  status: UserTaskStatus;
  detail: string | null;
  readonly createdAt: Date;
  endedAt: Date | null;
  /** Members or addresses processed by each read of its progress; 0 keeps it unfinished. */
  pace: number;
  /** In the order of the request. */
  readonly results: MockTaskResult[];
}

/** The result for a member or an address; without an outcome until it was processed. */
export interface MockTaskResult {
  userId: string | null;
  readonly address: string | null;
  outcome: UserTaskOutcome | null;
  reason: string | null;
}

/** Returns the key of a membership among the tasks that set its status. */
export const statusKey = ({ subscriptionId, userId }: { subscriptionId: string; userId: string }): string =>
  `${subscriptionId} ${userId}`;
