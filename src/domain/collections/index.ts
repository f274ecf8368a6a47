export {
  COLLECTION_NAME_TAKEN,
  COLLECTION_SORTS,
  describeCollection,
  isSameCollectionName,
  refusalOfHeldTemplate,
  type CollectionRecord,
  type CollectionSort,
} from './collection';
export { COVER_SIDE, COVER_TOO_LARGE, LARGEST_COVER, refusalOfCover, UNREADABLE_COVER } from './cover';
