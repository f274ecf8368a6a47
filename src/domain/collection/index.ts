export {
  COLLECTION_NAME_TAKEN,
  COLLECTION_SORTS,
  describeCollection,
  isSameCollectionName,
  refusalOfHeldTemplate,
  type CollectionRecord,
  type CollectionSort,
} from './collection';
