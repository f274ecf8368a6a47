export { fontMutations } from './mutations';
export { fontQueries } from './queries';
