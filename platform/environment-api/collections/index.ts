export { collectionHandlers } from './collectionHandlers';
export { collectionsHolding, touchCollectionsOf } from './collectionQueries';
