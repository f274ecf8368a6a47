export { userInterfaceMutations } from './mutations';
export { userInterfaceQueries } from './queries';
