export { CollectionPicture } from './CollectionPicture';
export { HeldTemplatePicture } from './HeldTemplatePicture';
