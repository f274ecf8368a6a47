import { MANAGEMENT_ACTIONS, type ActionName, type PickedAction, watchRight } from '@/domain/access';
import { authorize, may, requireEnvironment, requireSubscription, type MockCaller } from './mockCaller';
import type { MockStore } from './mockStore';

type Id = keyof typeof MANAGEMENT_ACTIONS;
type Picked<Of extends Id> = PickedAction<(typeof MANAGEMENT_ACTIONS)[Of]>;
type Subscription = MockStore['subscriptions'][number];

/** The ways to the rows that a mocked operation works on, as on the platform. */
export interface MockWaysIn<Of extends Id> {
  /** @throws MockProblem 404 or 403 */
  readonly enterSubscription: (id: string, ...picked: Picked<Of>) => Subscription;
  /** @throws MockProblem 404 or 403 */
  readonly enterEnvironment: (id: string, ...picked: Picked<Of>) => ReturnType<typeof requireEnvironment>;
  /** Whether the caller may do the operation there, for answers about several places. */
  readonly mayEnter: (subscription: Subscription, environmentId?: string) => boolean;
  /** @throws MockProblem 404 for a subscription the caller may not know */
  readonly requireSight: (subscriptionId: string) => void;
}

/** Checks the action of one mocked call by the table of the platform. */
export function guardMock(id: Id, store: MockStore, getCaller: () => MockCaller) {
  const watch = watchRight(id, MANAGEMENT_ACTIONS[id]);
  const waysIn: MockWaysIn<Id> = {
    enterSubscription(anyId, picked?: ActionName) {
      const caller = getCaller();
      const subscription = requireSubscription(store, caller, anyId);
      watch.check((action) => authorize(store, caller, action, subscription), picked);
      return subscription;
    },
    enterEnvironment(anyId, picked?: ActionName) {
      const caller = getCaller();
      const found = requireEnvironment(store, caller, anyId);
      const { environment, subscription } = found;
      watch.check((action) => authorize(store, caller, action, subscription, environment.id), picked);
      return found;
    },
    mayEnter(subscription, environmentId) {
      return watch.check((action) => may(store, getCaller(), action, subscription, environmentId));
    },
    requireSight: (subscriptionId) => void requireSubscription(store, getCaller(), subscriptionId),
  };
  const answer = async (handle: () => unknown): Promise<unknown> => {
    const answered = await handle();
    watch.requireChecked();
    return answered;
  };
  return { waysIn, answer };
}
