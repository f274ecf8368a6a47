export { AVERAGE_MONTHS } from './RendersFigure';
export { SubscriptionScreen } from './SubscriptionScreen';
