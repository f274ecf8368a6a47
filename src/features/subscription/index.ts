export { SubscriptionScreen } from './SubscriptionScreen';
