export { NOT_A_RECEIVER, OWN_ALREADY } from './handOver';
export {
  describeProject,
  refuseTemplateChange,
  documentOfProject,
  outdatedProject,
  PROJECT_SORTS,
  projectEtag,
  type ProjectRecord,
  type ProjectSort,
} from './project';
export { offeredFolder, startEntries } from './pictureChoices';
export {
  NO_PROJECT_ROWS,
  outdatedRows,
  PROJECT_ROW_LIMITS,
  projectRowsEtag,
  readProjectRows,
  type ProjectRow,
  type ProjectRowsState,
} from './projectRows';
export {
  describeProjectPicture,
  MOST_PROJECT_PICTURES,
  projectPictureId,
  TOO_MANY_PICTURES,
  UNSHOWN_PICTURE_TIME,
  uploadFor,
} from './projectPictures';
export {
  invalidPicture,
  isBoundToDocument,
  isChoosable,
  isInScripts,
  isSameId,
  namesFont,
  picturesInRecords,
  refusalOfPicture,
  type PictureName,
  type RecordPicture,
} from './reach';
