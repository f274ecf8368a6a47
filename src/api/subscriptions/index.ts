export { subscriptionMutations } from './mutations';
export { subscriptionQueries } from './queries';
