export { collectionHandlers } from './collectionHandlers';
export { coverHandlers } from './coverHandlers';
export { collectionsHolding, requireCollection, touchCollectionsOf } from './collectionQueries';
