import {
  MANAGEMENT_ACTIONS,
  watchRight,
  type ActionName,
  type OperationRight,
  type PickedAction,
} from '@/domain/access';
import {
  authorize,
  may,
  requireEnvironment,
  requireSubscription,
  type EnvironmentRow,
  type SubscriptionRow,
} from '../access/authorize';
import type { Caller } from '../access/loadCaller';
import type { Recording } from '../activity';
import type { OperationId } from './operations';

const RIGHTS: Readonly<Record<OperationId, OperationRight>> = MANAGEMENT_ACTIONS;

interface EnvironmentEntered {
  readonly environment: EnvironmentRow;
  readonly subscription: SubscriptionRow;
}

/** The ways to the rows that a call works on. Each checks the action that the table of the domain names. */
export interface WaysIn<Id extends OperationId> {
  /** @throws Problem 404 for a subscription the caller may not know, 403 unless the caller may do the operation there */
  readonly enterSubscription: (
    anyCaseId: string,
    ...picked: PickedAction<(typeof MANAGEMENT_ACTIONS)[Id]>
  ) => Promise<SubscriptionRow>;
  /** @throws Problem 404 for an environment the caller may not see, 403 unless the caller may do the operation there */
  readonly enterEnvironment: (
    anyCaseId: string,
    ...picked: PickedAction<(typeof MANAGEMENT_ACTIONS)[Id]>
  ) => Promise<EnvironmentEntered>;
  /** Whether the caller may do the operation there, for answers about several places. */
  readonly mayEnter: (subscription: SubscriptionRow, environmentId?: string) => boolean;
  /** @throws Problem 404 for a subscription the caller may not know. Gives no row, since it checks no action. */
  readonly requireSight: (subscriptionId: string) => Promise<void>;
}

/** Checks the action of one call, and refuses to answer when its handler has not. */
export interface OperationGuard {
  waysIn(recording: Recording, getCaller: () => Caller): WaysIn<OperationId> & Pick<Recording, 'recorded'>;
  /** Runs the handler. @throws Error when the operation takes an action and nothing was checked */
  answer(handle: () => unknown): Promise<unknown>;
}

/** The guard of one call of an operation. */
export function guardOperation(id: OperationId): OperationGuard {
  const watch = watchRight(id, RIGHTS[id]);

  return {
    waysIn: ({ database, recorded }, getCaller) => ({
      recorded(...write) {
        watch.requireChecked();
        return recorded(...write);
      },
      async enterSubscription(anyCaseId, picked?: ActionName) {
        const caller = getCaller();
        const subscription = await requireSubscription(database, caller, anyCaseId);
        watch.check((action) => authorize(caller, action, subscription), picked);
        return subscription;
      },
      async enterEnvironment(anyCaseId, picked?: ActionName) {
        const caller = getCaller();
        const found = await requireEnvironment(database, caller, anyCaseId);
        const { environment, subscription } = found;
        watch.check((action) => authorize(caller, action, subscription, environment.id), picked);
        return found;
      },
      mayEnter(subscription, environmentId) {
        return watch.check((action) => may(getCaller(), action, subscription, environmentId));
      },
      async requireSight(subscriptionId) {
        await requireSubscription(database, getCaller(), subscriptionId);
      },
    }),
    async answer(handle) {
      const answered = await handle();
      watch.requireChecked();
      return answered;
    },
  };
}
