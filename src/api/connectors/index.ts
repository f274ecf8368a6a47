export { connectorMutations } from './mutations';
export { connectorQueries } from './queries';
