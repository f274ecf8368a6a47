export { hasGhostscript } from './hasGhostscript';
export { openPictures, UndrawnPostScriptError, UnreadablePictureError, type Pictures } from './openPictures';
