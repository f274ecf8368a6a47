export { collectionHandlers } from './collectionHandlers';
export { collectionsHolding, requireCollection, touchCollectionsOf } from './collectionQueries';
