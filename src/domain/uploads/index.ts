export { FORM_NEEDED } from './formNeeded';
export { uploadStatus, type UploadState } from './uploadStatus';
