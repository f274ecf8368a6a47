export { brandKitMutations } from './mutations';
export { brandKitQueries } from './queries';
