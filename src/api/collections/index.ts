export { collectionMutations } from './mutations';
export { collectionQueries, type CollectionTemplate } from './queries';
