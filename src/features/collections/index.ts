export { CollectionsScreen, type CollectionsView } from './CollectionsScreen';
export { CollectionScreen } from './CollectionScreen';
