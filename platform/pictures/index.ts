export { hasGhostscript } from './hasGhostscript';
export {
  openPictures,
  PicturesBusyError,
  UndrawnPostScriptError,
  UnreadablePictureError,
  type Pictures,
} from './openPictures';
