export { afterSubscriptionSwitch } from './afterSubscriptionSwitch';
export { chooseEnvironment, environmentFailure } from './chooseEnvironment';
export {
  chooseClientId,
  chooseSubscription,
  isCurrentActive,
  WORKSPACE_STORAGE_KEYS,
} from './chooseSubscription';
export { groupByClient, subscriptionLabel } from './clientGroups';
