export { userGroupMutations } from './mutations';
export { userGroupQueries } from './queries';
