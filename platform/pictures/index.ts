export { openPictures, PicturesBusyError, UnreadablePictureError, type Pictures } from './openPictures';
