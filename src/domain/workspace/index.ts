export { afterSubscriptionSwitch } from './afterSubscriptionSwitch';
export {
  chooseEnvironment,
  environmentFailure,
  UNKNOWN_ENVIRONMENT,
  type EnvironmentFailure,
} from './chooseEnvironment';
export {
  chooseClientId,
  chooseSubscription,
  isCurrentActive,
  UNKNOWN_SUBSCRIPTION,
  WORKSPACE_STORAGE_KEYS,
  type SubscriptionChoice,
} from './chooseSubscription';
export {
  groupByClient,
  subscriptionLabel,
  type ClientGroup,
  type SubscriptionOption,
  type SubscriptionSummary,
} from './clientGroups';
