import { demoUserId } from '@/demo';
import { NOW } from './seededDatabase';

/** The row of a waiting task on one user. */
export const userTaskRow = (subscriptionId: string) =>
  ({
    subscriptionId,
    kind: 'deactivate',
    actorId: demoUserId('subscription.admin@demo.test'),
    requestId: 'test',
    total: 1,
    createdAt: NOW,
  }) as const;
