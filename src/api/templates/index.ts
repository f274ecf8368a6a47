export { templateMutations } from './mutations';
export { templateQueries } from './queries';
