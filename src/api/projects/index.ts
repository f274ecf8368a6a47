export { projectMutations } from './mutations';
export { projectQueries } from './queries';
