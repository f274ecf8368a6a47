export { integrationMutations } from './mutations';
export { integrationQueries } from './queries';
