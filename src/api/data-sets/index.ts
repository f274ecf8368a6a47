export { dataSetMutations } from './mutations';
export { dataSetQueries } from './queries';
