import type { UserTaskKind, UserTaskOutcome, UserTaskStatus } from '@/domain/users';

/** A change of many members of a subscription. */
export interface MockUserTask {
  readonly id: string;
  readonly subscriptionId: string;
  readonly actorId: string;
  readonly kind: UserTaskKind;
  readonly groupId: string | null;
  readonly undoOf: string | null;
  status: UserTaskStatus;
  detail: string | null;
  readonly createdAt: Date;
  endedAt: Date | null;
  /** Members changed by each read of its progress; 0 keeps it unfinished. */
  pace: number;
  /** In the order of the request; without an outcome until the member was processed. */
  readonly results: { readonly userId: string; outcome: UserTaskOutcome | null; reason: string | null }[];
}

/** Returns the key of a membership among the tasks that set its status. */
export const statusKey = ({ subscriptionId, userId }: { subscriptionId: string; userId: string }): string =>
  `${subscriptionId} ${userId}`;
