export { uploadStatus, type UploadState, type UploadStatus } from './uploadStatus';
