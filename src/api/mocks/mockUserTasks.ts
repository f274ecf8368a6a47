import type { UserTaskKind, UserTaskOutcome, UserTaskStatus } from '@/domain/user';

/** A change of many members of a subscription. */
export interface MockUserTask {
  readonly id: string;
  readonly subscriptionId: string;
  readonly actorId: string;
  readonly kind: UserTaskKind;
  readonly undoOf: string | null;
  status: UserTaskStatus;
  detail: string | null;
  readonly createdAt: Date;
  endedAt: Date | null;
  /** Members changed each time its progress is asked for; 0 keeps it as it is. */
  pace: number;
  /** In the order of the request; without an outcome until the member is reached. */
  readonly results: { readonly userId: string; outcome: UserTaskOutcome | null; reason: string | null }[];
}

/** The key of a membership among the tasks that have set its status. */
export const statusKey = ({ subscriptionId, userId }: { subscriptionId: string; userId: string }): string =>
  `${subscriptionId} ${userId}`;
