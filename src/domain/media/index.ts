export { beginsWithSvg } from './beginsWithSvg';
export {
  CROP_FIELDS,
  cropThatCounts,
  LARGEST_OUTSIDE_PICTURE,
  OUTSIDE_PICTURE_TOO_LARGE,
  OUTSIDE_PICTURE_TYPE,
  readCrop,
  WHOLE_PICTURE,
  type PictureArea,
  type PictureCrop,
  type PicturePoint,
  type PictureVision,
} from './crop';
export { findSubject, SUBJECT_RASTER, type Raster } from './findSubject';
export {
  MEDIA_EXTENSIONS,
  MEDIA_PREVIEWS,
  faultThatHolds,
  isDrawing,
  mayHaveStandIn,
  mediaExtensionOf,
  mediaTypeOf,
  refusalOfContent,
  refusalOfFileName,
  refusalOfMediaQuality,
  refusalOfUnread,
  SIGNATURE_BYTES,
  standInFor,
  UNREADABLE_PICTURE,
  unreadablePage,
  whyNoPreview,
  type MediaExtension,
  type MediaPreview,
} from './formats';
export {
  folderAt,
  foldersWithin,
  nameInFolder,
  pathOf,
  pathOfEntry,
  pathParts,
  type FolderPlace,
} from './folders';
export {
  describeAsset,
  describeFolder,
  describeMedia,
  MEDIA_SORTS,
  type MediaRecord,
  type MediaSort,
} from './record';
export { leastSizeWords, refusalOfSmallPicture, type LeastSize } from './leastSize';
export {
  assetName,
  freeName,
  addNumber,
  refusalOfMediaName,
  refusalOfMove,
  refusalOfRoot,
  refusalOfTakenName,
  type WhenTaken,
} from './rules';
