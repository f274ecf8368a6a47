export { reportMutations } from './mutations';
export { reportQueries } from './queries';
