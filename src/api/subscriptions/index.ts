export type { SubscriptionRenderQuery } from './calls';
export { subscriptionMutations } from './mutations';
export { subscriptionQueries } from './queries';
